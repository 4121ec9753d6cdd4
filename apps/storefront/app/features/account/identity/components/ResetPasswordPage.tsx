import { Button, ButtonLink, Notice } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { CaptchaField } from '../../../../shared/captcha/CaptchaField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { IdentityResult } from '../server/identity-form.server.ts';
import { FormProblems } from './FormProblems.tsx';
import { IdentityPage } from './IdentityPage.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './identity.module.css';

interface ResetPasswordPageProps {
  readonly hasCode: boolean;
  readonly captcha: string | undefined;
  readonly result: IdentityResult | undefined;
}

const ENDED = 'AUT402';

/** A new password behind the mailed link, or the way to another link. */
export function ResetPasswordPage({ hasCode, captcha, result }: ResetPasswordPageProps) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(result?.formErrors ?? []);
  const isEnded = result?.formErrors.some(({ code }) => code === ENDED) === true;
  if (!hasCode || isEnded) {
    return (
      <IdentityPage title={t('identity.resetTitle')}>
        <Notice tone="warning" announce="polite">
          <p>{t('identity.linkEnded')}</p>
        </Notice>
        <ButtonLink href={`/${t.site.locale}/forgot-password`}>{t('identity.newLink')}</ButtonLink>
      </IdentityPage>
    );
  }
  return (
    <IdentityPage title={t('identity.resetTitle')} lead={t('identity.resetLead')}>
      <Form method="post" noValidate className={styles['form']}>
        <FormProblems
          result={result}
          fields={[
            { name: 'newPassword', id: 'newPassword', label: t('identity.newPassword') },
            { name: 'confirmPassword', id: 'confirmPassword', label: t('identity.confirmPassword') },
          ]}
        />
        <CaptchaField frame={captcha} actions={['login']} />
        <NewPasswordField
          id="newPassword"
          name="newPassword"
          label={t('identity.newPassword')}
          error={errors['newPassword']}
        />
        <PasswordField
          id="confirmPassword"
          name="confirmPassword"
          autoComplete="new-password"
          aria-required
          label={t('identity.confirmPassword')}
          error={errors['confirmPassword']}
        />
        <Button type="submit" size="lg" fullWidth pending={isSending} pendingLabel={t('identity.sending')}>
          {t('identity.setPassword')}
        </Button>
      </Form>
    </IdentityPage>
  );
}
