import { Button, ButtonLink, Heading, Notice, SelectField, Text } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { ProductPicture } from '../../../../shared/pictures/ProductPicture.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField, type FieldTexts } from '../../../../shared/form-errors/form-error.ts';
import { RETURN_REASONS } from '../model/reasons.ts';
import type { readReturn, ReturnResult } from '../server/return.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import styles from './orders.module.css';

type Page = Awaited<ReturnType<typeof readReturn>>;

export interface ReturnFormProps {
  readonly page: Page;
  readonly result: Extract<ReturnResult, { values: unknown }> | undefined;
}

/** Why nothing of an order can be sent back, and the way to it. */
export function ReturnClosed({ orderNumber, why }: { readonly orderNumber: string; readonly why: string }) {
  const t = useTranslator();
  return (
    <div className={styles['form']}>
      <Notice>
        <p>{why}</p>
      </Notice>
      <div className={styles['actions']}>
        <ButtonLink href={`/${t.site.locale}/account/orders/${orderNumber}`}>
          {t('orders.backToOrder')}
        </ButtonLink>
      </div>
    </div>
  );
}

export function ReturnForm({ page: { orderNumber, items }, result }: ReturnFormProps) {
  const t = useTranslator();
  const isSending = useNavigation().state === 'submitting';
  const errors = textsByField(result?.formErrors ?? []);
  return (
    <Form method="post" noValidate className={styles['form']}>
      <AccountErrors
        errors={errors}
        fields={items.flatMap(({ id, name }) =>
          [`qty-${id}`, `reason-${id}`].map((field) => ({ name: field, id: field, label: name })),
        )}
      />
      <Text>{t('orders.returnText')}</Text>
      <ul className={styles['returnItems']}>
        {items.map((item) => (
          <li key={item.id}>
            <ProductPicture src={item.image.src} widths={[80, 120, 160, 240]} sizes="64px" />
            <ReturnItem item={item} values={result?.values ?? {}} errors={errors} />
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button type="submit" pending={isSending}>
          {t('orders.returnLabel')}
        </Button>
        <ButtonLink href={`/${t.site.locale}/account/orders/${orderNumber}`} variant="secondary">
          {t('orders.backToOrder')}
        </ButtonLink>
      </div>
    </Form>
  );
}

interface ReturnItemProps {
  readonly item: Page['items'][number];
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldTexts;
}

function ReturnItem({ item: { id, name, choices, qty }, values, errors }: ReturnItemProps) {
  const t = useTranslator();
  const title = [name, ...choices].join(', ');
  const counts = Array.from({ length: qty + 1 }, (_, count) => String(count));
  return (
    <fieldset className={styles['choices']}>
      <legend>{title}</legend>
      <SelectField
        id={`qty-${id}`}
        name={`qty-${id}`}
        error={errors[`qty-${id}`]}
        label={t('orders.returnQuantity')}
        defaultValue={values[`qty-${id}`] ?? '0'}
        options={counts.map((count) => ({ value: count, label: count }))}
      />
      <SelectField
        id={`reason-${id}`}
        name={`reason-${id}`}
        label={t('orders.returnReason')}
        placeholder={t('orders.chooseReason')}
        defaultValue={values[`reason-${id}`] ?? ''}
        error={errors[`reason-${id}`]}
        options={RETURN_REASONS.map((value) => ({ value, label: t(`orders.return-${value}`) }))}
      />
    </fieldset>
  );
}

export function ReturnOpened({
  label,
  isNew,
}: {
  readonly label: Extract<ReturnResult, { label: object }>['label'];
  readonly isNew: boolean;
}) {
  const t = useTranslator();
  const { returnNumber, orderNumber, carrier, trackingNumber, validUntil } = label;
  return (
    <div className={styles['form']}>
      {isNew && (
        <Notice tone="success" announce="polite">
          <p>{t('orders.returnOpened', { number: returnNumber })}</p>
        </Notice>
      )}
      <Heading level={2} size="lg">
        {t('orders.returnNext')}
      </Heading>
      <ol>
        <li>{t('orders.returnPack')}</li>
        <li>{t('orders.returnPrint', { date: t.formats.date(validUntil) })}</li>
        <li>{t('orders.returnSend', { carrier, number: trackingNumber })}</li>
      </ol>
      <div className={styles['actions']}>
        {/* The file is in the answer. */}
        <ButtonLink href={`data:application/pdf;base64,${label.label}`} download={`${returnNumber}.pdf`}>
          {t('orders.returnDownload')}
        </ButtonLink>
        <ButtonLink href={`/${t.site.locale}/account/orders/${orderNumber}`} variant="secondary">
          {t('orders.backToOrder')}
        </ButtonLink>
      </div>
    </div>
  );
}
