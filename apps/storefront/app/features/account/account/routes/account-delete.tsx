import type { Route } from './+types/account-delete';
import { AccountPage } from '../components/AccountPage.tsx';
import { DeletionForm } from '../components/DeletionForm.tsx';
import { readDeletion, runDeletion } from '../server/deletion.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readDeletion);
export const action = shopperAction(runDeletion);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function DeleteAccount({ loaderData: { email, isSent }, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <AccountPage
      section="privacy"
      title={t('account.deleteTitle')}
      parent={{ path: 'account/privacy', label: t('overview.privacy') }}
      done={isSent && actionData === undefined ? t('deletion.sent', { email }) : undefined}
    >
      <DeletionForm email={email} result={actionData} />
    </AccountPage>
  );
}
