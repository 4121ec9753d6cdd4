import { masksFor } from '@haberdash/phone';
import { SelectField, TextField } from '@haberdash/ui';
import { applyMask, type PersonField } from '@haberdash/validation';
import { PhoneField } from '../../../../shared/forms/PhoneField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import { exampleDate, type PersonFieldView } from '../model/sign-up-fields.ts';
import styles from './identity.module.css';

const AUTO_COMPLETE: Readonly<Record<PersonField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  birthDate: 'bday',
  gender: 'sex',
  phone: 'tel',
  postalCode: 'postal-code',
};

/** The name of a field of the person, in the words of the country. */
export function personLabel(t: Translator, name: PersonField, country: string): string {
  return name === 'postalCode' ? t('identity.postalCode', { country }) : t(`identity.${name}`);
}

interface PersonInputProps {
  readonly field: PersonFieldView;
  readonly value: string;
  readonly error: string | undefined;
  readonly country: string;
  readonly dialCode: string;
  readonly birthDateFormat: string;
  readonly genders: readonly string[];
  readonly onPhone?: ((typed: string) => void) | undefined;
}

/** One field of the person, with the limits and masks of the country. */
export function PersonInput(props: PersonInputProps) {
  const { field, value, error, country, dialCode, birthDateFormat, genders, onPhone } = props;
  const t = useTranslator();
  const { region } = useSite();
  const { name, required, half, mask, isNumeric } = field;
  const shared = {
    id: name,
    name,
    label: personLabel(t, name, country),
    defaultValue: value,
    error,
    autoComplete: AUTO_COMPLETE[name],
    'aria-required': required || undefined,
    optionalText: required ? undefined : t('identity.optional'),
    className: half ? styles['half'] : undefined,
  };
  if (name === 'phone') {
    return (
      <PhoneField
        {...shared}
        masks={masksFor(country, region)}
        dialCode={dialCode}
        onInput={({ currentTarget }) => onPhone?.(currentTarget.value)}
      />
    );
  }
  if (name === 'gender') {
    return (
      <SelectField
        {...shared}
        placeholder={t('identity.genderChoose')}
        options={genders.map((each) => ({ value: each, label: t('identity.genderIs', { gender: each }) }))}
      />
    );
  }
  if (name === 'birthDate') {
    return (
      <TextField
        {...shared}
        inputMode="numeric"
        maxLength={birthDateFormat.length}
        hint={t('identity.birthDateHint', { example: exampleDate(birthDateFormat) })}
        onBlur={({ currentTarget: input }) => {
          input.value = applyMask(input.value, birthDateFormat.replaceAll(/[DMY]/g, 'X'));
        }}
      />
    );
  }
  return (
    <TextField
      {...shared}
      inputMode={isNumeric === true ? 'numeric' : undefined}
      autoCapitalize={name === 'postalCode' ? 'characters' : 'words'}
      spellCheck={false}
      onBlur={
        mask === undefined
          ? undefined
          : ({ currentTarget: input }) => {
              input.value = applyMask(input.value.toUpperCase(), mask);
            }
      }
    />
  );
}
