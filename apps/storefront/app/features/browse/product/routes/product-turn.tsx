import type { Route } from './+types/product-turn';
import { TurnPage } from '../components/TurnPage.tsx';
import { readTurnPage } from '../server/turn-page.server.ts';
import { publicLoader } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

/** The same for everyone. */
export const loader = publicLoader('product-turn', readTurnPage);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export { publicRevalidation as shouldRevalidate } from '../../../../shared/reads/public-revalidation.ts';

export default function ProductTurn({ loaderData }: Route.ComponentProps) {
  return <TurnPage page={loaderData} />;
}
