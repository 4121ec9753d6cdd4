import type { Route } from './+types/account-preferences';
import { AccountPage } from '../components/AccountPage.tsx';
import { Preferences } from '../components/Preferences.tsx';
import { readPreferences, runPreferences } from '../server/preferences.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readPreferences);
export const action = shopperAction(runPreferences);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function PreferencesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <AccountPage
      section="preferences"
      title={t('overview.preferences')}
      done={actionData === undefined ? loaderData.done : undefined}
    >
      <Preferences page={loaderData} result={actionData} />
    </AccountPage>
  );
}
