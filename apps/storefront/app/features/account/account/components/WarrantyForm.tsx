import { Button, Heading, SelectField, TextareaField, TextField } from '@haberdash/ui';
import { Form, useNavigation, useSubmit } from 'react-router';
import { AddressFields, fieldId, fieldLabel, type AddressFormView } from '../../../buy/checkout/index.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField, type FieldTexts } from '../../../../shared/form-errors/form-error.ts';
import { DEFECTS } from '../model/defects.ts';
import type { WarrantyResult } from '../server/warranty.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import styles from './account.module.css';

export interface WarrantyFormProps {
  readonly form: AddressFormView;
  readonly result: WarrantyResult | undefined;
}

const CLAIM = ['productId', 'orderNumber', 'purchasedOn', 'defect', 'description'] as const;

export function WarrantyForm({ form: read, result }: WarrantyFormProps) {
  const t = useTranslator();
  const submit = useSubmit();
  const { formData } = useNavigation();
  const form = result?.form ?? read;
  const errors = textsByField(result?.formErrors ?? []);
  const showCountry = (element: HTMLFormElement) => {
    const values = new FormData(element);
    values.set('intent', 'country');
    void submit(values, { method: 'post', preventScrollReset: true, replace: true });
  };
  const ofAddress = ['country', ...form.fields.map(({ name }) => name)].map((name) => ({
    name,
    id: fieldId(name),
    label: fieldLabel(t, name, form.countryCode),
  }));
  return (
    <Form method="post" noValidate className={styles['form']}>
      <AccountErrors
        errors={errors}
        fields={[
          ...CLAIM.map((name) => ({ name, id: name, label: t(`account.field-${name}`) })),
          { name: 'email', id: 'email', label: t('account.field-email') },
          ...ofAddress,
        ]}
      />
      {/* First in the form: Enter sends the claim, it does not change the country. */}
      <button
        type="submit"
        name="intent"
        value="send"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        {t('account.warrantySend')}
      </button>
      <ClaimFields values={form.values} errors={errors} />
      <section className={styles['group']} aria-labelledby="you">
        <Heading level={2} size="lg" id="you">
          {t('account.warrantyYou')}
        </Heading>
        <TextField
          id="email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          aria-required
          label={t('account.field-email')}
          defaultValue={form.values['email']}
          error={errors['email']}
        />
        <AddressFields form={form} errors={errors} onCountryChange={showCountry} />
      </section>
      <Button
        type="submit"
        name="intent"
        value="send"
        className={styles['submit']}
        pending={formData?.get('intent') === 'send'}
      >
        {t('account.warrantySend')}
      </Button>
    </Form>
  );
}

function ClaimFields({
  values,
  errors,
}: {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldTexts;
}) {
  const t = useTranslator();
  const shared = (name: (typeof CLAIM)[number]) => ({
    id: name,
    name,
    label: t(`account.field-${name}`),
    defaultValue: values[name],
    error: errors[name],
  });
  const isOptional = t('account.optional');
  return (
    <section className={styles['group']} aria-labelledby="claim">
      <Heading level={2} size="lg" id="claim">
        {t('account.warrantyProduct')}
      </Heading>
      <div className={styles['fields']}>
        <TextField
          {...shared('productId')}
          hint={t('account.productIdHint')}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={14}
          aria-required
        />
        <TextField
          {...shared('orderNumber')}
          optionalText={isOptional}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={16}
          className={styles['half']}
        />
        <TextField
          {...shared('purchasedOn')}
          type="date"
          optionalText={isOptional}
          className={styles['half']}
        />
        <SelectField
          {...shared('defect')}
          placeholder={t('account.choose')}
          aria-required
          options={DEFECTS.map((value) => ({ value, label: t(`account.defect-${value}`) }))}
        />
        <TextareaField {...shared('description')} rows={5} maxLength={4000} aria-required />
      </div>
    </section>
  );
}
