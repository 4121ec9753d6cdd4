import { useEffect } from 'react';
import { report } from '../../../../shared/state/report.ts';
import type { Route } from './+types/account-order-return';
import { OrderPage } from '../components/OrderPage.tsx';
import { ReturnClosed, ReturnForm, ReturnOpened } from '../components/ReturnForm.tsx';
import { Returns } from '../components/Returns.tsx';
import { readReturn, runReturn } from '../server/return.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

type Page = Awaited<ReturnType<typeof readReturn>>;
type ActionData = Route.ComponentProps['actionData'];

export const loader = privateLoader(readReturn);
export const action = shopperAction(runReturn);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

function Content({ page, result }: { readonly page: Page; readonly result: ActionData }) {
  if (result?.label !== undefined) return <ReturnOpened label={result.label} isNew />;
  if (result === undefined && page.label !== undefined)
    return <ReturnOpened label={page.label} isNew={false} />;
  if (result === undefined && page.closed !== undefined)
    return (
      <>
        <ReturnClosed orderNumber={page.orderNumber} why={page.closed} />
        <Returns returns={page.returns} labelsOf={page.orderNumber} />
      </>
    );
  return (
    <>
      <ReturnForm page={page} result={result} />
      <Returns returns={page.returns} labelsOf={page.orderNumber} />
    </>
  );
}

export default function ReturnItems({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const { orderNumber } = loaderData;
  const { label, returned } = actionData?.label === undefined ? {} : actionData;
  useEffect(() => {
    if (label !== undefined && returned !== undefined)
      report({ type: 'return', id: label.returnNumber, orderNumber, ...returned });
  }, [label, returned, orderNumber]);
  return (
    <OrderPage
      isGuest={loaderData.isGuest}
      title={t('orders.returnTitle', { number: orderNumber })}
      parent={{ path: `account/orders/${orderNumber}`, label: t('orders.order', { number: orderNumber }) }}
    >
      <Content page={loaderData} result={actionData} />
    </OrderPage>
  );
}
