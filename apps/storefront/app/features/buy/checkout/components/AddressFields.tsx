import { masksFor } from '@haberdash/phone';
import { Button, SelectField, TextField } from '@haberdash/ui';
import { applyMask } from '@haberdash/validation';
import { useRef } from 'react';
import { useEarlyInput } from '@haberdash/page-engine';
import { PhoneField } from '../../../../shared/forms/PhoneField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import type { AddressFieldView } from '../model/address-fields.ts';
import type { FieldTexts } from '../../../../shared/form-errors/form-error.ts';
import type { AddressFormView } from '../server/address.server.ts';
import styles from './checkout.module.css';

export interface AddressFieldsProps {
  readonly form: AddressFormView;
  readonly errors: FieldTexts;
  readonly onCountryChange: (form: HTMLFormElement) => void;
}

/** The id of a field, which an error summary links to. */
export const fieldId = (name: string): string => `address-${name}`;

/** The name of a field in the shopper's language and in the words of the country. */
export function fieldLabel(t: Translator, name: string, country: string): string {
  switch (name) {
    case 'firstName':
    case 'lastName':
    case 'addressLine1':
    case 'addressLine2':
    case 'city':
    case 'phone':
    case 'email':
    case 'country':
      return t(`checkout.${name}`);
    case 'province':
      return t('checkout.province', { country });
    case 'postalCode':
      return t('checkout.postalCode', { country });
    default:
      return '';
  }
}

/** Country and address, with the fields, limits and masks of the country. */
export function AddressFields({ form, errors, onCountryChange }: AddressFieldsProps) {
  const t = useTranslator();
  const country = useRef<HTMLSelectElement>(null);
  const reportChange = () => {
    const chosenIn = country.current?.form;
    if (chosenIn) onCountryChange(chosenIn);
  };
  useEarlyInput(country, reportChange);
  return (
    <div className={styles['fields']}>
      <div className={styles['country']}>
        <SelectField
          id={fieldId('country')}
          name="countryCode"
          label={t('checkout.country')}
          options={form.countries}
          defaultValue={form.countryCode}
          autoComplete="country"
          error={errors['country']}
          ref={country}
          onChange={reportChange}
        />
        <Button type="submit" name="intent" value="country" variant="secondary" data-without-script>
          {t('checkout.countryChange')}
        </Button>
      </div>
      {form.fields.map((field) => (
        <AddressInput
          key={`${form.countryCode} ${field.name}`}
          field={field}
          form={form}
          error={errors[field.name]}
        />
      ))}
    </div>
  );
}

interface AddressInputProps {
  readonly field: AddressFieldView;
  readonly form: AddressFormView;
  readonly error: string | undefined;
}

function AddressInput({ field, form, error }: AddressInputProps) {
  const t = useTranslator();
  const { region } = useSite();
  const { name, required, options, example, half, autoComplete, inputMode, mask, capitals } = field;
  const shared = {
    id: fieldId(name),
    name,
    label: fieldLabel(t, name, form.countryCode),
    defaultValue: form.values[name] ?? '',
    error,
    autoComplete,
    'aria-required': required || undefined,
    optionalText: required ? undefined : t('checkout.optional'),
    className: half ? styles['half'] : undefined,
  };
  if (name === 'phone') {
    return (
      <PhoneField
        {...shared}
        // For a country without a known grouping any mask would be wrong.
        masks={form.dialCode === '' ? [] : masksFor(form.countryCode, region)}
        dialCode={form.dialCode}
        hint={t('checkout.phoneHint')}
      />
    );
  }
  if (options !== undefined) {
    return <SelectField {...shared} options={options} placeholder={t('checkout.provinceChoose')} />;
  }
  return (
    <TextField
      {...shared}
      inputMode={inputMode}
      autoCapitalize={capitals ? 'characters' : 'words'}
      spellCheck={false}
      hint={example === undefined ? undefined : t('checkout.postalCodeHint', { example })}
      onBlur={
        mask === undefined
          ? undefined
          : ({ currentTarget: input }) => {
              input.value = applyMask(capitals ? input.value.toUpperCase() : input.value, mask);
            }
      }
    />
  );
}
