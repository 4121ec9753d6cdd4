import type { Route } from './+types/account';
import { AccountPage } from '../components/AccountPage.tsx';
import { Overview } from '../components/Overview.tsx';
import { readOverview } from '../server/overview.server.ts';
import { BlocksAround } from '../../../content/index.ts';
import { readBlocksAround } from '../../../content/index.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(async (read) => {
  const [page, around] = await Promise.all([readOverview(read), readBlocksAround(read, 'account')]);
  return { ...page, around };
});
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Account({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { firstName } = loaderData;
  return (
    <AccountPage
      section="overview"
      below={<BlocksAround blocks={loaderData.around} />}
      title={firstName === '' ? t('overview.overview') : t('overview.hello', { name: firstName })}
    >
      <Overview overview={loaderData} />
    </AccountPage>
  );
}
