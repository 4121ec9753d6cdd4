import { BlocksAround } from '../../../content/index.ts';
import { LazyMiniCart } from '../../../buy/cart/index.ts';
import { ProductRow, RecentlyViewed } from '../../cards/index.ts';
import { Breadcrumbs, Pagination, Stack } from '@haberdash/ui';
import { JsonLd, StaticMarkup } from '@haberdash/page-engine';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useFirstOf } from '../../../../shared/state/use-first-of.ts';
import { Main } from '../../../../frame/Main.tsx';
import styles from './buy.module.css';
import { BuyBox, ProductTitle } from './BuyBox.tsx';
import { Gallery } from './Gallery.tsx';
import type { FoundProduct } from '../server/product-page.server.ts';
import { useRememberProduct } from './use-remember-product.ts';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { ReviewSection, SetOffers } from '#views/product';

/** A product: pictures, what decides a purchase, what others say, and what goes with it. */
export function ProductPage({ page }: { readonly page: FoundProduct }) {
  const t = useTranslator();
  const { product, breadcrumbs, color, images, hasReviews, reviewPage, reviewPageCount, around } = page;
  // Another colour changes none of these.
  const { similar, completeTheLook, sets } = useFirstOf(product.url, page);
  const reviews = useFirstOf(`${product.url} ${reviewPage} ${hasReviews}`, page.reviews);
  useRememberProduct(product.masterId);
  const home = `/${t.site.locale}`;
  const reviewHref = (number: number) =>
    `${home}${product.url}?color=${encodeURIComponent(color.id)}${number > 1 ? `&page=${number}` : ''}#reviews`;
  return (
    <Main width="page" below={<BlocksAround blocks={around} />}>
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
            <Gallery
              key={color.id}
              productName={product.name}
              images={images}
              turnHref={
                page.canTurn ? `${home}${product.url}/turn?color=${encodeURIComponent(color.id)}` : undefined
              }
            />
            <BuyBox page={page} />
          </div>
          <ProductRow title={t('product.completeTheLook')} products={completeTheLook} />
          {sets.length > 0 && (
            <StaticMarkup name="sets" of={sets}>
              {(shown) => <SetOffers sets={shown} />}
            </StaticMarkup>
          )}
          {hasReviews && (
            <Stack gap={5}>
              <StaticMarkup name={`reviews ${reviewPage}`} of={reviews}>
                {(shown) => (
                  <ReviewSection
                    reviews={shown}
                    sizeKind={page.sizeKind}
                    path={`/${t.site.locale}${product.url}`}
                  />
                )}
              </StaticMarkup>
              <Pagination
                label={t('product.reviewPages')}
                page={reviewPage}
                pageCount={reviewPageCount}
                href={reviewHref}
                pageLabel={(number) => t('product.reviewPage', { number })}
                previousLabel={t('listing.previousPage')}
                nextLabel={t('listing.nextPage')}
              />
            </Stack>
          )}
          <ProductRow title={t('product.similar')} products={similar} />
          <RecentlyViewed key={product.masterId} except={product.masterId} />
        </Stack>
      </Stack>
      <JsonLd data={page.jsonLd} />
      <LazyMiniCart />
    </Main>
  );
}
