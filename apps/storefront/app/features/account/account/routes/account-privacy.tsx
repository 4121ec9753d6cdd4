import type { Route } from './+types/account-privacy';
import { AccountPage } from '../components/AccountPage.tsx';
import { Privacy } from '../components/Privacy.tsx';
import { readPrivacy } from '../server/privacy.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readPrivacy);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <AccountPage section="privacy" title={t('overview.privacy')}>
      <Privacy page={loaderData} />
    </AccountPage>
  );
}
