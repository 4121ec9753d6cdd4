import { Button, ButtonLink, SelectField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import type { SavedCard } from '@haberdash/api-client/consumers';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './account.module.css';

interface CardExpiryFormProps {
  readonly saved: SavedCard;
  readonly years: readonly number[];
  readonly values: Readonly<Record<string, string>>;
  readonly error: string | undefined;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const options = (numbers: readonly number[], digits: number) =>
  numbers.map((each) => ({ value: String(each), label: String(each).padStart(digits, '0') }));

export function CardExpiryForm({ saved, years, values, error }: CardExpiryFormProps) {
  const t = useTranslator();
  const { formData } = useNavigation();
  const { paymentInstrumentId: id, card } = saved;
  const path = `/${t.site.locale}/account/payment`;
  return (
    <Form method="post" action={`${path}?expiry=${id}`} noValidate className={styles['form']} id="expiry">
      <input type="hidden" name="id" value={id} />
      <div className={styles['fields']}>
        <SelectField
          id="expirationMonth"
          name="expirationMonth"
          label={t('account.expiryMonth')}
          autoComplete="cc-exp-month"
          defaultValue={values['expirationMonth'] ?? String(card.expirationMonth)}
          options={options(MONTHS, 2)}
          error={error}
          className={styles['half']}
        />
        <SelectField
          id="expirationYear"
          name="expirationYear"
          label={t('account.expiryYear')}
          autoComplete="cc-exp-year"
          defaultValue={values['expirationYear'] ?? String(card.expirationYear)}
          options={options(years.includes(card.expirationYear) ? years : [card.expirationYear, ...years], 4)}
          className={styles['half']}
        />
      </div>
      <div className={styles['actions']}>
        <Button
          type="submit"
          name="intent"
          value="expiry"
          size="sm"
          pending={formData?.get('intent') === 'expiry'}
        >
          {t('account.expirySave')}
        </Button>
        <ButtonLink href={path} variant="secondary" size="sm">
          {t('account.cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}
