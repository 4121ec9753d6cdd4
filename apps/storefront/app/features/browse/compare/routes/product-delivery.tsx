import type { Route } from './+types/product-delivery';
import { DeliveryPage } from '../components/DeliveryPage.tsx';
import { readDeliveryPage, runDeliveryPage } from '../server/delivery-promise.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readDeliveryPage);
export const action = shopperAction(runDeliveryPage);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ProductDelivery({ loaderData, actionData }: Route.ComponentProps) {
  return <DeliveryPage page={loaderData} result={actionData} />;
}
