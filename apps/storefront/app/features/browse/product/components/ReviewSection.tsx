import type { Reviews } from '@haberdash/api-client/products';
import { Badge, EmptyState, Heading, Rating, Text } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { RatingSummary } from './RatingSummary.tsx';
import type { SizeKind } from '../model/product-view.ts';
import styles from './reviews.module.css';

export interface ReviewSectionProps {
  readonly reviews: Reviews;
  readonly sizeKind: SizeKind;
  readonly path: string;
}

export function ReviewSection({ reviews, sizeKind, path }: ReviewSectionProps) {
  const t = useTranslator();
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={styles['section']}>
      <Heading level={2} size="xl" id="reviews-title">
        {t('product.reviews')}
      </Heading>
      <p className={styles['links']}>
        <a href={`${path}/reviews`}>{t('product.allReviews')}</a>
        <a href={`${path}/reviews/new`}>{t('product.writeReview')}</a>
        <a href={`${path}/questions`}>{t('product.questions')}</a>
      </p>
      {reviews.summary.reviewsCount === 0 ? (
        <EmptyState level={3} title={t('product.reviewsNone')}>
          {t('product.reviewsNoneHint')}
        </EmptyState>
      ) : (
        <div className={styles['layout']}>
          <RatingSummary summary={reviews.summary} />
          <ul className={styles['list']}>
            {reviews.reviews.map((review) => (
              <Review key={review.id} review={review} sizeKind={sizeKind} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface ReviewProps {
  readonly review: Reviews['reviews'][number];
  readonly sizeKind: SizeKind;
}

function Review({ review, sizeKind: kind }: ReviewProps) {
  const t = useTranslator();
  const { score, title, text, author, date, verified, size } = review;
  return (
    <li>
      <article className={styles['review']}>
        <Rating value={score} label={t('common.ratingOutOf', { score: t.formats.number(score) })} />
        <Heading level={3} size="md">
          {title}
        </Heading>
        <Text measure>{text}</Text>
        <Text size="sm" tone="muted">
          {t('product.reviewBy', { author, date: t.formats.date(date) })}
          {size !== undefined && ` · ${t('product.reviewSize', { kind, size })}`}
        </Text>
        {verified === true && <Badge tone="success">{t('product.verified')}</Badge>}
      </article>
    </li>
  );
}
