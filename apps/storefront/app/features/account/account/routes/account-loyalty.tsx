import type { Route } from './+types/account-loyalty';
import { BlocksAround } from '../../../content/index.ts';
import { readBlocksAround } from '../../../content/index.server.ts';
import { AccountPage } from '../components/AccountPage.tsx';
import { JoinLoyalty } from '../components/JoinLoyalty.tsx';
import { Membership } from '../components/Membership.tsx';
import { readLoyalty, runLoyalty } from '../server/loyalty.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(async (read) => {
  const [page, around] = await Promise.all([readLoyalty(read), readBlocksAround(read, 'loyalty-modal')]);
  return { ...page, around };
});
export const action = shopperAction(runLoyalty);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function LoyaltyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const { member, join, done } = loaderData;
  return (
    <AccountPage
      section="loyalty"
      title={t('overview.loyalty')}
      done={actionData === undefined ? done : undefined}
      below={<BlocksAround blocks={loaderData.around} />}
    >
      {member === undefined ? (
        <JoinLoyalty href={join} />
      ) : (
        <Membership member={member} result={actionData} />
      )}
    </AccountPage>
  );
}
