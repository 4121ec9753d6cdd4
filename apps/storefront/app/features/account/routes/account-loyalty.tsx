import type { Route } from './+types/account-loyalty';
import { AccountPage } from '../components/AccountPage.tsx';
import { JoinLoyalty } from '../components/JoinLoyalty.tsx';
import { Membership } from '../components/Membership.tsx';
import { readLoyalty, runLoyalty } from '../server/loyalty.server.ts';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';

/** What a member has and can win, and the way in for everybody else. */
export const loader = privateLoader(readLoyalty);
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
    >
      {member === undefined ? (
        <JoinLoyalty href={join} />
      ) : (
        <Membership member={member} answer={actionData} />
      )}
    </AccountPage>
  );
}
