import type { Route } from './+types/account-payment';
import { AccountPage } from '../components/AccountPage.tsx';
import { SavedPayment } from '../components/SavedPayment.tsx';
import { readPayment, runPayment } from '../server/payment.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readPayment);
export const action = shopperAction(runPayment);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <AccountPage
      section="payment"
      title={t('overview.payment')}
      done={actionData === undefined ? loaderData.done : undefined}
    >
      <SavedPayment page={loaderData} result={actionData} />
    </AccountPage>
  );
}
