import { Button } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { NewPasswordField, PasswordField } from '../../identity/index.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { AccountResult } from '../server/account-form.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import styles from './account.module.css';

export interface PasswordFormProps {
  /** For the password manager, which files the new password under it. */
  readonly email: string;
  readonly result: AccountResult | undefined;
}

const FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

export function PasswordForm({ email, result }: PasswordFormProps) {
  const t = useTranslator();
  const isSaving = useNavigation().state === 'submitting';
  const errors = textsByField(result?.formErrors ?? []);
  const field = (name: (typeof FIELDS)[number]) => ({
    id: name,
    name,
    label: t(`account.field-${name}`),
    error: errors[name],
  });
  return (
    <Form method="post" noValidate className={styles['form']}>
      <AccountErrors
        errors={errors}
        fields={FIELDS.map((name) => ({ name, id: name, label: t(`account.field-${name}`) }))}
      />
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className={styles['fields']}>
        <PasswordField {...field('currentPassword')} autoComplete="current-password" aria-required />
        <NewPasswordField {...field('newPassword')} />
        <PasswordField {...field('confirmPassword')} autoComplete="new-password" aria-required />
      </div>
      <Button type="submit" pending={isSaving} className={styles['submit']}>
        {t('account.changePassword')}
      </Button>
    </Form>
  );
}
