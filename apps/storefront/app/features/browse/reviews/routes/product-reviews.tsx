import type { Route } from './+types/product-reviews';
import { ReviewsPage } from '../components/ReviewsPage.tsx';
import { readReviews, runReviews } from '../server/reviews.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readReviews);
export const action = shopperAction(runReviews);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ProductReviews({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewsPage data={loaderData} result={actionData} />;
}
