import { Button, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../shared/refusals/form-refusal.ts';
import type { AccountAnswer } from '../server/account-form.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import styles from './account.module.css';

export interface PasswordFormProps {
  /** For the password manager, which files the new password under it. */
  readonly email: string;
  readonly answer: AccountAnswer | undefined;
}

const FIELDS = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'confirmPassword', autoComplete: 'new-password' },
] as const;

/** The current password and a new one. */
export function PasswordForm({ email, answer }: PasswordFormProps) {
  const t = useTranslator();
  const isSaving = useNavigation().state === 'submitting';
  const errors = textsByField(answer?.refusals ?? []);
  return (
    <Form method="post" noValidate className={styles['form']}>
      <AccountErrors
        errors={errors}
        fields={FIELDS.map(({ name }) => ({ name, id: name, label: t(`account.field-${name}`) }))}
      />
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className={styles['fields']}>
        {FIELDS.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            id={name}
            name={name}
            type="password"
            autoComplete={autoComplete}
            maxLength={256}
            aria-required
            label={t(`account.field-${name}`)}
            hint={name === 'newPassword' ? t('account.passwordHint') : undefined}
            error={errors[name]}
          />
        ))}
      </div>
      <Button type="submit" pending={isSaving} className={styles['submit']}>
        {t('account.changePassword')}
      </Button>
    </Form>
  );
}
