import { Button, Heading, Notice, SelectField, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { inCheckout } from '../../cart/index.server.ts';
import type { Route } from './+types/checkout-adjustments';
import styles from '../components/checkout.module.css';
import { WHOLE_ORDER } from '../model/adjustment.ts';
import { StepErrors } from '../components/StepErrors.tsx';
import { readAdjustments, runAdjustments } from '../server/adjustments.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(inCheckout(readAdjustments));
export const action = shopperAction(inCheckout(runAdjustments));
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

const TYPES = ['PERCENTAGE', 'AMOUNT', 'FIXED_PRICE'] as const;
const REASONS = ['DAMAGED', 'PRICE_MATCH', 'GOODWILL', 'OTHER'] as const;

export default function Adjustments({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(actionData?.formErrors ?? []);
  const values = actionData?.values ?? {};
  const { isRead, lines, canLowerOrder, adjustments, currency, done } = loaderData;
  return (
    <div className={styles['step']}>
      <Heading level={1} size="2xl">
        {t('payment.adjustTitle')}
      </Heading>
      {done !== undefined && actionData === undefined && (
        <Notice tone="success" announce="polite">
          <p>{done}</p>
        </Notice>
      )}
      <StepErrors errors={errors} country="" ids={{ value: 'value' }} />
      {adjustments.map(({ id, name, amount, reason }) => (
        <Form key={id} method="post" className={styles['card']}>
          <div>
            <p>{name ?? t('payment.adjustOrder')}</p>
            <p className={styles['detail']}>
              −{t.formats.money(amount, currency)} · {t(`payment.reason-${reason}`)}
            </p>
          </div>
          <input type="hidden" name="adjustment" value={id} />
          <Button type="submit" name="intent" value="remove-adjustment" variant="quiet" size="sm">
            {t('payment.remove')}
          </Button>
        </Form>
      ))}
      {/* A form that was accepted is an empty one again. */}
      {!canLowerOrder && lines.length === 0 && isRead ? (
        <p>{t('payment.adjustAll')}</p>
      ) : (
        <Form
          key={adjustments.map(({ id }) => id).join()}
          method="post"
          noValidate
          className={styles['form']}
        >
          {isRead ? (
            <SelectField
              name="item"
              label={t('payment.adjustWhat')}
              defaultValue={values['item']}
              options={[
                ...(canLowerOrder ? [{ value: WHOLE_ORDER, label: t('payment.adjustOrder') }] : []),
                ...lines.map(({ id, name, qty }) => ({ value: id, label: `${name} × ${qty}` })),
              ]}
            />
          ) : (
            // Without readable lines only the previous choice remains.
            <input type="hidden" name="item" value={values['item'] ?? WHOLE_ORDER} />
          )}
          <SelectField
            name="type"
            label={t('payment.adjustType')}
            defaultValue={values['type']}
            options={TYPES.map((type) => ({ value: type, label: t(`payment.type-${type}`) }))}
          />
          <TextField
            id="value"
            name="value"
            label={t('payment.adjustValue')}
            hint={t('payment.adjustLimit')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={11}
            defaultValue={values['value']}
            error={errors['value']}
          />
          <SelectField
            name="reason"
            label={t('payment.adjustReason')}
            defaultValue={values['reason']}
            options={REASONS.map((reason) => ({ value: reason, label: t(`payment.reason-${reason}`) }))}
          />
          <Button type="submit" name="intent" value="adjust" size="lg" fullWidth pending={isSending}>
            {t('payment.adjustSave')}
          </Button>
        </Form>
      )}
      <p>
        <a href={`/${t.site.locale}/checkout`}>{t('payment.adjustBack')}</a>
      </p>
    </div>
  );
}
