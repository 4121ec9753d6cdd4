import type { Look } from '@haberdash/api-client/products';
import { ButtonLink, EmptyState, Heading, Notice, Picture, Text } from '@haberdash/ui';
import { Main } from '../../../../frame/Main.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { imageUrl } from '../../../../shared/pictures/image-url.ts';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { lookLabel, lookPicture, looksPath, shareLookPath } from '../model/look.ts';
import type { readLooks } from '../server/looks.server.ts';
import type { ReviewResult } from '../server/review-requests.server.ts';
import { ReviewErrors } from './ReviewErrors.tsx';
import { ReportForm } from './ReportForm.tsx';
import styles from './looks.module.css';

interface LooksPageProps {
  readonly data: Awaited<ReturnType<typeof readLooks>>;
  readonly result: ReviewResult | undefined;
}

/** What people have shared, as a wall of pictures; under each the products on it and a way to object. */
export function LooksPage({ data: { looks, of, done }, result }: LooksPageProps) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  return (
    <Main>
      <div className={styles['page']}>
        <Heading level={1} size="2xl">
          {t('reviews.looksTitle')}
        </Heading>
        <Text tone="muted">{t('reviews.looksText')}</Text>
        <p>
          <ButtonLink href={home + shareLookPath(of)} variant="secondary">
            {t('reviews.shareLook')}
          </ButtonLink>
        </p>
        {looksPath(of) !== looksPath({}) && (
          <p>
            <a href={home + looksPath({})}>{t('reviews.allLooks')}</a>
          </p>
        )}
        {done !== undefined && (
          <Notice tone="success">
            <output>{t(`reviews.done-${done}`)}</output>
          </Notice>
        )}
        <ReviewErrors errors={textsByField(result?.formErrors ?? [])} fields={[]} />
        {looks === undefined && <Notice tone="warning">{t('reviews.looksUnread')}</Notice>}
        {looks?.length === 0 && (
          <EmptyState level={2} title={t('reviews.noLooks')}>
            {t('reviews.noLooksText')}
          </EmptyState>
        )}
        {looks !== undefined && looks.length > 0 && (
          <ul className={styles['looks']}>
            {looks.map((look) => (
              <LookItem key={look.id} look={look} />
            ))}
          </ul>
        )}
      </div>
    </Main>
  );
}

function LookItem({ look }: { readonly look: Look }) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  const { id, caption, author, publishedAt, products } = look;
  return (
    <li id={`look-${id}`} className={styles['look']}>
      <Picture
        src={lookPicture(id)}
        alt={lookLabel(t, look)}
        width={1200}
        height={1200}
        ratio="1/1"
        widths={[320, 480, 640]}
        formats={['avif', 'webp']}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw"
        url={imageUrl}
      />
      {caption !== '' && <Text>{caption}</Text>}
      <Text size="sm" tone="muted">
        {publishedAt === undefined
          ? author
          : t('product.reviewBy', { author, date: t.formats.date(publishedAt) })}
      </Text>
      {products.length > 0 && (
        <ul aria-label={t('reviews.lookProducts')} className={styles['products']}>
          {products.map(({ id: code, name, url }) => (
            <li key={code}>
              <a href={home + url}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      <details className={styles['report']}>
        <summary aria-label={t('reviews.reportLook', { author })}>{t('reviews.report')}</summary>
        <ReportForm of="look" id={id} />
      </details>
    </li>
  );
}
