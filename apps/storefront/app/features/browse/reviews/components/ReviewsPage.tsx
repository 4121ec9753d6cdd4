import { ButtonLink, EmptyState, Pagination } from '@haberdash/ui';
import { useLocation } from 'react-router';
import { RatingSummary } from '../../product/index.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
import { addressOf } from '../model/address-of.ts';
import { REVIEW_SORTS, STARS } from '../model/review-options.ts';
import type { ReviewResult } from '../server/review-requests.server.ts';
import type { readReviews } from '../server/reviews.server.ts';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ReviewFrame } from './ReviewFrame.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './reviews.module.css';

interface ReviewsPageProps {
  readonly data: Awaited<ReturnType<typeof readReviews>>;
  readonly result: ReviewResult | undefined;
}

export function ReviewsPage({ data, result }: ReviewsPageProps) {
  const t = useTranslator();
  const { pathname, search } = useLocation();
  const { product, reviews, filters, page, pageCount, translation, done } = data;
  const href = (change: Readonly<Record<string, string | undefined>>) => addressOf(pathname, search, change);
  const formError = result?.formErrors[0];
  return (
    <ReviewFrame product={product} title={t('reviews.reviewsTitle', { product: product.name })} done={done}>
      {formError !== undefined && <ErrorNotice formError={formError} />}
      <div className={styles['columns']}>
        <div className={styles['aside']}>
          {reviews.summary.reviewsCount > 0 && <RatingSummary summary={reviews.summary} />}
          <ButtonLink href={`${pathname}/new`} variant="secondary">
            {t('reviews.write')}
          </ButtonLink>
        </div>
        <div className={styles['main']}>
          <ReviewFilters
            q={filters.q}
            sort={filters.sort}
            sorts={REVIEW_SORTS.map((value) => ({ value, label: t(`reviews.sort-${value}`) }))}
            score={{
              value: filters.score,
              options: [
                { value: '', label: t('reviews.allStars') },
                ...STARS.map((score) => ({ value: String(score), label: t('product.starsRow', { score }) })),
              ],
            }}
          />
          {reviews.reviews.length === 0 ? (
            <EmptyState level={2} title={t('reviews.noReviews')}>
              {t('reviews.noReviewsText')}
            </EmptyState>
          ) : (
            <ul className={styles['list']}>
              {reviews.reviews.map((review) => (
                <ReviewItem
                  key={review.id}
                  review={review}
                  translation={translation}
                  translateHref={`${href({ translate: review.id })}#review-${review.id}`}
                  originalHref={`${href({ translate: undefined })}#review-${review.id}`}
                />
              ))}
            </ul>
          )}
          <Pagination
            label={t('product.reviewPages')}
            page={page}
            pageCount={pageCount}
            href={(number) => href({ page: number === 1 ? undefined : String(number), translate: undefined })}
            pageLabel={(number) => t('product.reviewPage', { number })}
            previousLabel={t('listing.previousPage')}
            nextLabel={t('listing.nextPage')}
          />
        </div>
      </div>
    </ReviewFrame>
  );
}
