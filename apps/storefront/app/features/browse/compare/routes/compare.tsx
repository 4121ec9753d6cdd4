import type { Route } from './+types/compare';
import { ComparePage } from '../components/ComparePage.tsx';
import { readComparison } from '../server/compare.server.ts';
import { publicLoader } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = publicLoader('compare', readComparison);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export { publicRevalidation as shouldRevalidate } from '../../../../shared/reads/public-revalidation.ts';

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage page={loaderData} />;
}
