import { Button, SelectField, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { AccountResult } from '../server/account-form.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import styles from './account.module.css';

export interface ProfileFormProps {
  readonly values: Readonly<Record<string, string>>;
  readonly email: string;
  readonly version: number | undefined;
  /** Whose profile it is, so that no one else gets what was typed. */
  readonly owner: string | undefined;
  readonly result: AccountResult | undefined;
}

interface ProfileField {
  readonly name: 'firstName' | 'lastName' | 'phone' | 'birthDate' | 'postalCode';
  readonly autoComplete: string;
  readonly type?: 'tel' | 'date';
  readonly isRequired?: true;
  readonly isHalf?: true;
  readonly maxLength?: number;
}

const FIELDS: readonly ProfileField[] = [
  { name: 'firstName', autoComplete: 'given-name', isRequired: true, isHalf: true },
  { name: 'lastName', autoComplete: 'family-name', isRequired: true, isHalf: true },
  { name: 'phone', autoComplete: 'tel', type: 'tel', maxLength: 30 },
  { name: 'birthDate', autoComplete: 'bday', type: 'date', isHalf: true },
  { name: 'postalCode', autoComplete: 'postal-code', isHalf: true, maxLength: 20 },
];

export function ProfileForm({ values, email, version, owner, result }: ProfileFormProps) {
  const t = useTranslator();
  const isSaving = useNavigation().state === 'submitting';
  const errors = textsByField(result?.formErrors ?? []);
  const shown = result?.values ?? values;
  const labelOf = (name: ProfileField['name']) => t(`account.field-${name}`);
  return (
    <Form method="post" noValidate className={styles['form']}>
      <AccountErrors
        errors={errors}
        fields={FIELDS.map(({ name }) => ({ name, id: name, label: labelOf(name) }))}
      />
      <input type="hidden" name="version" value={version ?? ''} />
      <input type="hidden" name="owner" value={owner ?? ''} />
      <p>
        {t('account.emailNow', { email })}{' '}
        <a className={styles['action']} href={`/${t.site.locale}/account/email`}>
          {t('account.emailChange')}
        </a>
      </p>
      <div className={styles['fields']}>
        {FIELDS.map(({ name, isRequired, isHalf, ...input }) => (
          <TextField
            key={name}
            {...input}
            id={name}
            name={name}
            label={labelOf(name)}
            defaultValue={shown[name]}
            error={errors[name]}
            aria-required={isRequired}
            optionalText={isRequired === true ? undefined : t('account.optional')}
            className={isHalf === true ? styles['half'] : undefined}
          />
        ))}
        <SelectField
          id="gender"
          name="gender"
          label={t('account.field-gender')}
          optionalText={t('account.optional')}
          placeholder={t('account.choose')}
          defaultValue={shown['gender']}
          error={errors['gender']}
          autoComplete="sex"
          options={(['female', 'male', 'diverse', 'undisclosed'] as const).map((value) => ({
            value,
            label: t(`account.gender-${value}`),
          }))}
        />
      </div>
      <Button type="submit" pending={isSaving} className={styles['submit']}>
        {t('account.save')}
      </Button>
    </Form>
  );
}
