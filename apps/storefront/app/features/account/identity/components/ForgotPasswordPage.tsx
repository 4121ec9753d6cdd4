import { Button, Notice } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { CaptchaField } from '../../../../shared/captcha/CaptchaField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { IdentityResult } from '../server/identity-form.server.ts';
import type { readForgotPassword } from '../server/passwords.server.ts';
import { EmailField } from './EmailField.tsx';
import { FormProblems } from './FormProblems.tsx';
import { IdentityPage } from './IdentityPage.tsx';
import styles from './identity.module.css';

interface ForgotPasswordPageProps {
  readonly page: Awaited<ReturnType<typeof readForgotPassword>>;
  readonly result: IdentityResult | undefined;
}

/** Asks for a link to a new password; says the same whether there is such an account or not. */
export function ForgotPasswordPage({ page, result }: ForgotPasswordPageProps) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(result?.formErrors ?? []);
  const back = (
    <a href={`/${t.site.locale}/sign-in`} className={styles['link']}>
      {t('identity.backToSignIn')}
    </a>
  );
  if (page.isSent && result === undefined) {
    return (
      <IdentityPage title={t('identity.sentTitle')}>
        <Notice tone="success" announce="polite">
          <p>{t('identity.sentText')}</p>
        </Notice>
        <p className={styles['note']}>{t('identity.sentHint')}</p>
        <a href={`/${t.site.locale}/forgot-password`} className={styles['link']}>
          {t('identity.sendAgain')}
        </a>
        {back}
      </IdentityPage>
    );
  }
  return (
    <IdentityPage title={t('identity.forgotTitle')} lead={t('identity.forgotLead')}>
      <Form method="post" noValidate className={styles['form']} action={`/${t.site.locale}/forgot-password`}>
        <FormProblems result={result} fields={[{ name: 'email', id: 'email', label: t('identity.email') }]} />
        <CaptchaField frame={page.captcha} actions={['login']} />
        <EmailField
          autoComplete="username"
          defaultValue={result?.values['email'] ?? page.email}
          error={errors['email']}
        />
        <Button type="submit" size="lg" fullWidth pending={isSending} pendingLabel={t('identity.sending')}>
          {t('identity.sendLink')}
        </Button>
      </Form>
      {back}
    </IdentityPage>
  );
}
