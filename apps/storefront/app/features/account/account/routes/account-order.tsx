import type { Route } from './+types/account-order';
import { AccountErrors } from '../components/AccountErrors.tsx';
import { OrderDetail } from '../components/OrderDetail.tsx';
import { OrderPage } from '../components/OrderPage.tsx';
import { readOrder, runOrder } from '../server/order.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readOrder);
export const action = shopperAction(runOrder);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const { order, done, rejected } = loaderData;
  const formErrors = actionData?.formErrors ?? (rejected === undefined ? [] : [rejected]);
  return (
    <OrderPage
      isGuest={loaderData.isGuest}
      title={t('orders.order', { number: order.orderNumber })}
      done={actionData === undefined ? done : undefined}
      parent={{ path: 'account/orders', label: t('overview.orders') }}
    >
      <AccountErrors errors={textsByField(formErrors)} />
      <OrderDetail page={loaderData} />
    </OrderPage>
  );
}
