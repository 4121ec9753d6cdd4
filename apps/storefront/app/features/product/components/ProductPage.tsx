import { LazyMiniCart } from '../../cart/index.ts';
import { ProductRow } from '../../cards/index.ts';
import { Breadcrumbs, Stack } from '@haberdash/ui';
import { JsonLd, StaticMarkup } from '@haberdash/page-engine';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { Main } from '../../../frame/Main.tsx';
import styles from './buy.module.css';
import { BuyBox, ProductTitle } from './BuyBox.tsx';
import { Gallery } from './Gallery.tsx';
import type { FoundProduct } from '../server/product-page.server.ts';
import { REVIEWS_PER_PAGE } from '../model/product-view.ts';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { ReviewSection } from '#views/product';

/** A product: pictures, what decides a purchase, what others say, and what goes with it. */
export function ProductPage({ page }: { readonly page: FoundProduct }) {
  const t = useTranslator();
  const {
    product,
    breadcrumbs,
    color,
    images,
    reviews,
    hasReviews,
    reviewPage,
    similar,
    completeTheLook,
    jsonLd,
  } = page;
  const home = `/${t.site.locale}`;
  const reviewHref = (number: number) =>
    `${home}${product.url}?color=${encodeURIComponent(color.id)}&page=${number}#reviews`;
  return (
    <Main width="page">
      <Stack gap={3}>
        <div className={styles['crumbs']}>
          <Breadcrumbs
            label={t('common.breadcrumbs')}
            items={[
              { label: t('common.home'), href: home },
              ...breadcrumbs.map(({ text, url }) => ({ label: text, href: home + url })),
              { label: product.name },
            ]}
          />
        </div>
        <Stack gap="section">
          <div className={styles['page']}>
            <ProductTitle page={page} />
            <Gallery key={color.id} productName={product.name} images={images} />
            <BuyBox page={page} />
          </div>
          <ProductRow title={t('product.completeTheLook')} products={completeTheLook} />
          {hasReviews && (
            <StaticMarkup name={`reviews ${color.id} ${reviewPage}`} of={reviews}>
              {(shown) => (
                <ReviewSection
                  reviews={shown}
                  sizeKind={page.sizeKind}
                  path={`/${t.site.locale}${product.url}`}
                  page={reviewPage}
                  perPage={REVIEWS_PER_PAGE}
                  href={reviewHref}
                />
              )}
            </StaticMarkup>
          )}
          <ProductRow title={t('product.similar')} products={similar} />
        </Stack>
      </Stack>
      {jsonLd.map((data) => (
        <JsonLd key={String(data['@type'])} data={data} />
      ))}
      <LazyMiniCart />
    </Main>
  );
}
