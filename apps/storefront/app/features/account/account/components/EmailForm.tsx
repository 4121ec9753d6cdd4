import { Button, Notice, Text, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { PasswordField } from '../../identity/index.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { AccountResult } from '../server/account-form.server.ts';
import type { readEmailPage } from '../server/email.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import styles from './account.module.css';

type Page = Awaited<ReturnType<typeof readEmailPage>>;

export interface EmailFormProps {
  readonly page: Pick<Page, 'email' | 'isVerified' | 'pending'>;
  readonly result: AccountResult | undefined;
}

/** The address that signs in, whether it is confirmed, the one that waits, and the form that asks for another. */
export function EmailForm({ page, result }: EmailFormProps) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(result?.formErrors ?? []);
  const fields = (['email', 'currentPassword'] as const).map((name) => ({
    name,
    id: name,
    label: t(name === 'email' ? 'account.emailNew' : 'account.field-currentPassword'),
  }));
  return (
    <>
      <AccountErrors errors={errors} fields={fields} />
      <Text>{t('account.emailNow', { email: page.email })}</Text>
      <Waiting page={page} isSending={isSending} />
      <Form method="post" noValidate className={styles['form']}>
        <input type="email" name="username" autoComplete="username" value={page.email} readOnly hidden />
        <div className={styles['fields']}>
          <TextField
            id="email"
            name="email"
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="email"
            maxLength={100}
            aria-required
            label={t('account.emailNew')}
            hint={t('account.emailHow')}
            defaultValue={result?.values['email']}
            error={errors['email']}
          />
          <PasswordField
            id="currentPassword"
            name="currentPassword"
            label={t('account.field-currentPassword')}
            autoComplete="current-password"
            aria-required
            error={errors['currentPassword']}
          />
        </div>
        <Button type="submit" pending={isSending} className={styles['submit']}>
          {t('account.emailSend')}
        </Button>
      </Form>
    </>
  );
}

function Waiting({
  page: { email, isVerified, pending },
  isSending,
}: Pick<EmailFormProps, 'page'> & { readonly isSending: boolean }) {
  const t = useTranslator();
  if (isVerified && pending === undefined) return null;
  return (
    <Notice tone="info">
      <p>
        {pending === undefined
          ? t('account.emailUnverified')
          : t('account.emailPending', { email: pending.email, until: pending.until, present: email })}
      </p>
      <Form method="post" className={styles['actions']}>
        <Button
          type="submit"
          name="intent"
          value="send-again"
          size="sm"
          variant="secondary"
          pending={isSending}
        >
          {t('account.emailAgain')}
        </Button>
        {pending !== undefined && (
          <Button type="submit" name="intent" value="cancel" size="sm" variant="secondary">
            {t('account.emailCancel')}
          </Button>
        )}
      </Form>
    </Notice>
  );
}
