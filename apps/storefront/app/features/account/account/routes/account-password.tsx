import { useLocation } from 'react-router';
import type { Route } from './+types/account-password';
import { AccountPage } from '../components/AccountPage.tsx';
import { Passkeys } from '../components/Passkeys.tsx';
import { PasswordForm } from '../components/PasswordForm.tsx';
import { readPasswordPage, runPassword } from '../server/password.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readPasswordPage);
export const action = shopperAction(runPassword);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const { key } = useLocation();
  const result = actionData !== undefined && 'formErrors' in actionData ? actionData : undefined;
  return (
    <AccountPage
      section="password"
      title={t('overview.password')}
      done={actionData === undefined ? loaderData.done : undefined}
    >
      {/* A form that was accepted is an empty one again. */}
      <PasswordForm key={result === undefined ? key : 'rejected'} email={loaderData.email} result={result} />
      <Passkeys passkeys={loaderData.passkeys} />
    </AccountPage>
  );
}
