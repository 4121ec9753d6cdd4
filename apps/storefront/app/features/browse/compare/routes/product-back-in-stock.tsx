import type { Route } from './+types/product-back-in-stock';
import { BackInStockPage } from '../components/BackInStockPage.tsx';
import { readBackInStock, runBackInStock } from '../server/back-in-stock.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readBackInStock);
export const action = shopperAction(runBackInStock);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ProductBackInStock({ loaderData, actionData }: Route.ComponentProps) {
  return <BackInStockPage page={loaderData} result={actionData} />;
}
