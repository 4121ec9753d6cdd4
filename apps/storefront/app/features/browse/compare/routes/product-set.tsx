import type { Route } from './+types/product-set';
import { SetPage } from '../components/SetPage.tsx';
import { readSet, runSet } from '../server/product-set.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readSet);
export const action = shopperAction(runSet);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ProductSet({ loaderData, actionData }: Route.ComponentProps) {
  return <SetPage page={loaderData} result={actionData} />;
}
