import type { Route } from './+types/account-profile';
import { AccountPage } from '../components/AccountPage.tsx';
import { ProfileForm } from '../components/ProfileForm.tsx';
import { readProfilePage, runProfile } from '../server/profile.server.ts';
import { BlocksAround } from '../../../content/index.ts';
import { readBlocksAround } from '../../../content/index.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(async (read) => {
  const [page, around] = await Promise.all([
    readProfilePage(read),
    readBlocksAround(read, 'account-profile'),
  ]);
  return { ...page, around };
});
export const action = shopperAction(runProfile);
export { revalidatesAfterConflict as shouldRevalidate } from '../../../../shared/reads/after-conflict.ts';
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const { values, email, version, owner } = loaderData;
  return (
    <AccountPage
      section="profile"
      title={t('overview.profile')}
      done={actionData === undefined ? loaderData.done : undefined}
      below={<BlocksAround blocks={loaderData.around} />}
    >
      <ProfileForm {...{ values, email, version, owner }} result={actionData} />
    </AccountPage>
  );
}
