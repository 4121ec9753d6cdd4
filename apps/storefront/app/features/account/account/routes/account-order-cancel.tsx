import type { Route } from './+types/account-order-cancel';
import { CancelForm } from '../components/CancelForm.tsx';
import { OrderPage } from '../components/OrderPage.tsx';
import { readCancellation, runCancellation } from '../server/cancellation.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readCancellation);
export const action = shopperAction(runCancellation);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function CancelOrder({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const { orderNumber } = loaderData;
  const order = t('orders.order', { number: orderNumber });
  return (
    <OrderPage
      isGuest={loaderData.isGuest}
      title={t('orders.cancelTitle', { number: orderNumber })}
      parent={{ path: `account/orders/${orderNumber}`, label: order }}
    >
      <CancelForm order={loaderData} result={actionData} />
    </OrderPage>
  );
}
