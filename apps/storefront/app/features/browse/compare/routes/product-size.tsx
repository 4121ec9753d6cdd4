import type { Route } from './+types/product-size';
import { SizeFinderPage } from '../components/SizeFinderPage.tsx';
import { readSizeFinder, runSizeFinder } from '../server/size-finder.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readSizeFinder);
export const action = shopperAction(runSizeFinder);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ProductSize({ loaderData, actionData }: Route.ComponentProps) {
  return <SizeFinderPage page={loaderData} result={actionData} />;
}
