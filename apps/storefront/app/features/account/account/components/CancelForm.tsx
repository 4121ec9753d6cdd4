import { Button, ButtonLink, Notice, RadioGroup, Text } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { CANCEL_REASONS } from '../model/reasons.ts';
import type { AccountResult } from '../server/account-form.server.ts';
import type { readCancellation } from '../server/cancellation.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import styles from './orders.module.css';

export interface CancelFormProps {
  readonly order: Awaited<ReturnType<typeof readCancellation>>;
  readonly result: AccountResult | undefined;
}

/** Why an order is cancelled, what comes back, and the button that does it. */
export function CancelForm({ order: { orderNumber, total, currency, tooLate }, result }: CancelFormProps) {
  const t = useTranslator();
  const isSending = useNavigation().state === 'submitting';
  const errors = textsByField(result?.formErrors ?? []);
  const back = `/${t.site.locale}/account/orders/${orderNumber}`;
  if (tooLate !== undefined && result === undefined) {
    return (
      <div className={styles['form']}>
        <Notice>
          <p>{tooLate}</p>
        </Notice>
        <div className={styles['actions']}>
          <ButtonLink href={back}>{t('orders.backToOrder')}</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <Form method="post" noValidate className={styles['form']}>
      <AccountErrors
        errors={errors}
        fields={[{ name: 'reason', id: 'reason', label: t('orders.cancelWhy') }]}
      />
      <Text>{t('orders.cancelText', { total: t.formats.money(total, currency) })}</Text>
      <RadioGroup
        id="reason"
        name="reason"
        legend={t('orders.cancelWhy')}
        defaultValue={result?.values['reason']}
        error={errors['reason']}
        options={CANCEL_REASONS.map((value) => ({ value, label: t(`orders.cancel-${value}`) }))}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="danger" pending={isSending}>
          {t('orders.cancelYes')}
        </Button>
        <ButtonLink href={back} variant="secondary">
          {t('orders.cancelNo')}
        </ButtonLink>
      </div>
    </Form>
  );
}
