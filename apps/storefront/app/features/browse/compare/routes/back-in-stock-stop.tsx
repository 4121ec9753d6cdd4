import type { Route } from './+types/back-in-stock-stop';
import { StopPage } from '../components/StopPage.tsx';
import { readStop, runStop } from '../server/back-in-stock.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readStop);
export const action = shopperAction(runStop);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function StopBackInStock({ loaderData, actionData }: Route.ComponentProps) {
  return <StopPage id={loaderData.id} result={actionData} />;
}
