import type { Reviews } from '@haberdash/api-client/products';
import { Rating, Text } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './reviews.module.css';

export function RatingSummary({ summary }: Pick<Reviews, 'summary'>) {
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
