import type { Route } from './+types/account-email';
import { AccountPage } from '../components/AccountPage.tsx';
import { EmailForm } from '../components/EmailForm.tsx';
import { readEmailPage, runEmail } from '../server/email.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readEmailPage);
export const action = shopperAction(runEmail);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <AccountPage
      section="profile"
      title={t('account.emailTitle')}
      parent={{ path: 'account/profile', label: t('overview.profile') }}
      done={actionData === undefined ? loaderData.done : undefined}
    >
      <EmailForm page={loaderData} result={actionData} />
    </AccountPage>
  );
}
