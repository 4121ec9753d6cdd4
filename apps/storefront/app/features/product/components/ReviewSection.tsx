import type { Reviews } from '@haberdash/api-client/products';
import { Badge, EmptyState, Heading, Pagination, Rating, Stack, Text } from '@haberdash/ui';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import type { SizeKind } from '../model/product-view.ts';
import styles from './reviews.module.css';

export interface ReviewSectionProps {
  readonly reviews: Reviews;
  readonly sizeKind: SizeKind;
  readonly page: number;
  readonly perPage: number;
  /** The address of a page of reviews. */
  readonly href: (page: number) => string;
}

/** What buyers say: the score, how it is spread, and a page of reviews; pages are links. */
export function ReviewSection({ reviews, sizeKind, page, perPage, href }: ReviewSectionProps) {
  const t = useTranslator();
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={styles['section']}>
      <Heading level={2} size="xl" id="reviews-title">
        {t('product.reviews')}
      </Heading>
      {reviews.summary.reviewsCount === 0 ? (
        <EmptyState level={3} title={t('product.reviewsNone')}>
          {t('product.reviewsNoneHint')}
        </EmptyState>
      ) : (
        <div className={styles['layout']}>
          <Summary summary={reviews.summary} />
          <Stack gap={5}>
            <ul className={styles['list']}>
              {reviews.reviews.map((review) => (
                <Review key={review.id} review={review} sizeKind={sizeKind} />
              ))}
            </ul>
            <Pagination
              label={t('product.reviewPages')}
              page={page}
              pageCount={Math.ceil(reviews.total / perPage)}
              href={href}
              pageLabel={(number) => t('product.reviewPage', { number })}
              previousLabel={t('listing.previousPage')}
              nextLabel={t('listing.nextPage')}
            />
          </Stack>
        </div>
      )}
    </section>
  );
}

function Summary({ summary }: Pick<Reviews, 'summary'>) {
  const t = useTranslator();
  const { number, percent } = t.formats;
  const { score, reviewsCount, recommendedPercentage, distribution } = summary;
  return (
    <div className={styles['summary']}>
      <p className={styles['score']}>{number(score)}</p>
      <Rating
        size="md"
        value={score}
        label={t('common.ratingOutOf', { score: number(score) })}
        count={t('common.reviewsCount', { count: reviewsCount })}
      />
      {recommendedPercentage !== undefined && (
        <Text size="sm">
          {t('product.recommended', { percent: percent(recommendedPercentage / 100, 1) })}
        </Text>
      )}
      <ul aria-label={t('product.distribution')} className={styles['rows']}>
        {distribution
          .toSorted((one, other) => other.score - one.score)
          .map(({ score: stars, count, percentage }) => (
            <li key={stars}>
              <span aria-hidden="true">{t('product.starsRow', { score: stars })}</span>
              <meter
                className={styles['meter']}
                value={percentage}
                min={0}
                max={100}
                aria-label={`${t('product.starsRow', { score: stars })}: ${t('product.starsCount', { count, percent: percent(percentage / 100, 1) })}`}
              />
              <span aria-hidden="true">{number(count)}</span>
            </li>
          ))}
      </ul>
    </div>
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
