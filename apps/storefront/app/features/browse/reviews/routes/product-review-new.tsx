import type { Route } from './+types/product-review-new';
import { ReviewFrame } from '../components/ReviewFrame.tsx';
import { WriteReviewForm } from '../components/WriteReviewForm.tsx';
import { readNewReview, runNewReview } from '../server/write-review.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readNewReview);
export const action = shopperAction(runNewReview);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ProductReviewNew({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const { product } = loaderData;
  return (
    <ReviewFrame product={product} title={t('reviews.writeTitle', { product: product.name })}>
      <WriteReviewForm result={actionData} />
    </ReviewFrame>
  );
}
