import type { Route } from './+types/account-order-return';
import { AccountPage } from '../components/AccountPage.tsx';
import { ReturnForm, ReturnOpened } from '../components/ReturnForm.tsx';
import { readReturn, runReturn } from '../server/return.server.ts';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';

/** Sends things of an order back. */
export const loader = privateLoader(readReturn);
export const action = shopperAction(runReturn);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ReturnItems({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const { orderNumber } = loaderData;
  return (
    <AccountPage
      section="orders"
      title={t('orders.returnTitle', { number: orderNumber })}
      parent={{ path: `account/orders/${orderNumber}`, label: t('orders.order', { number: orderNumber }) }}
    >
      {actionData?.label === undefined ? (
        <ReturnForm page={loaderData} answer={actionData} />
      ) : (
        <ReturnOpened label={actionData.label} />
      )}
    </AccountPage>
  );
}
