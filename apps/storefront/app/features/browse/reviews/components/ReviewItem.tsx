import type { Reviews } from '@haberdash/api-client/products';
import { Badge, Disclosure, Heading, Rating, Text } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { readReviews } from '../server/reviews.server.ts';
import { imageUrl } from '../../../../shared/pictures/image-url.ts';
import { picturePath } from '../model/pictures.ts';
import styles from './reviews.module.css';
import { SquarePicture } from './SquarePicture.tsx';
import pictureStyles from './pictures.module.css';
import { ReportForm } from './ReportForm.tsx';
import { VoteButtons } from './VoteButtons.tsx';

interface ReviewItemProps {
  readonly review: Reviews['reviews'][number];
  readonly translation: Awaited<ReturnType<typeof readReviews>>['translation'];
  readonly translateHref: string;
  readonly originalHref: string;
}

export function ReviewItem({ review, translation, translateHref, originalHref }: ReviewItemProps) {
  const t = useTranslator();
  const { id, score, author, date, verified, size, fit, language, helpful = 0, unhelpful = 0 } = review;
  const translated = translation?.reviewId === id ? translation : undefined;
  const isOtherLanguage = language !== undefined && language !== t.site.language;
  const shown =
    translated?.title === undefined ? review : { title: translated.title, text: translated.text ?? '' };
  const lang = translated?.title === undefined && isOtherLanguage ? language : undefined;
  return (
    <li id={`review-${id}`} className={styles['item']}>
      <article className={styles['said']}>
        <Rating value={score} label={t('common.ratingOutOf', { score: t.formats.number(score) })} />
        <Heading level={2} size="md">
          <span lang={lang}>{shown.title}</span>
        </Heading>
        <Text measure lang={lang}>
          {shown.text}
        </Text>
        <ReviewPictures author={author} pictures={review.pictures ?? []} />
        <Text size="sm" tone="muted">
          {t('product.reviewBy', { author, date: t.formats.date(date) })}
          {size !== undefined && ` · ${t('reviews.size', { size })}`}
          {fit !== undefined && ` · ${t(`reviews.fit-${fit}`)}`}
        </Text>
        {verified === true && <Badge tone="success">{t('product.verified')}</Badge>}
        {isOtherLanguage && (
          <Text size="sm" className={styles['translation']}>
            {translated === undefined && <a href={translateHref}>{t('reviews.translate')}</a>}
            {translated !== undefined && translated.title === undefined && (
              <output>{t('reviews.notTranslated')}</output>
            )}
            {translated?.title !== undefined && (
              <>
                <output>{t('reviews.translatedFrom', { language: translated.from })}</output>{' '}
                <a href={originalHref}>{t('reviews.original')}</a>
              </>
            )}
          </Text>
        )}
        <VoteButtons name="review" id={id} author={author} helpful={helpful} unhelpful={unhelpful} />
        <Disclosure plain summary={t('reviews.report')}>
          <ReportForm of="review" id={id} withComment />
        </Disclosure>
      </article>
    </li>
  );
}

interface ReviewPicturesProps {
  readonly author: string;
  readonly pictures: readonly string[];
}

function ReviewPictures({ author, pictures }: ReviewPicturesProps) {
  const t = useTranslator();
  if (pictures.length === 0) return null;
  const alt = (index: number) =>
    t('reviews.pictureBy', { number: index + 1, total: pictures.length, author });
  return (
    <ul className={pictureStyles['pictures']}>
      {pictures.map((id, index) => (
        <li key={id}>
          <a href={imageUrl(picturePath(id), { width: 1200, format: 'jpeg' })} data-document>
            <SquarePicture id={id} alt={alt(index)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
