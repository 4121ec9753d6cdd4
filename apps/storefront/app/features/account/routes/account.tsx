import type { Route } from './+types/account';
import { AccountPage } from '../components/AccountPage.tsx';
import { Overview } from '../components/Overview.tsx';
import { readOverview } from '../server/overview.server.ts';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader } from '../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';

/** The entry of the account. */
export const loader = privateLoader(readOverview);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Account({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { firstName } = loaderData;
  return (
    <AccountPage
      section="overview"
      title={firstName === '' ? t('account.overview') : t('account.hello', { name: firstName })}
    >
      <Overview overview={loaderData} />
    </AccountPage>
  );
}
