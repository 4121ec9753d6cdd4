import type { Route } from './+types/account-card-new';
import { AccountPage } from '../components/AccountPage.tsx';
import { NewCardForm } from '../components/NewCardForm.tsx';
import { readNewCard, runNewCard } from '../server/new-card.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readNewCard);
export const action = shopperAction(runNewCard);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function NewCard({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <AccountPage
      section="payment"
      title={t('account.newCard')}
      parent={{ path: 'account/payment', label: t('overview.payment') }}
    >
      <NewCardForm page={loaderData} result={actionData} />
    </AccountPage>
  );
}
