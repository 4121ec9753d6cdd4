import { BlocksAround } from '../../../content/index.ts';
import { LazyMiniCart } from '../../../buy/cart/index.ts';
import { RecentlyViewed } from '../../cards/index.ts';
import { Stack } from '@haberdash/ui';
import { JsonLd, StaticMarkup } from '@haberdash/page-engine';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useFirstOf } from '../../../../shared/state/use-first-of.ts';
import { Main } from '../../../../frame/Main.tsx';
import styles from './buy.module.css';
import { BuyBox, ProductTitle } from './BuyBox.tsx';
import { Gallery } from './Gallery.tsx';
import { NearRow } from './NearRow.tsx';
import type { FoundProduct } from '../server/product-page.server.ts';
import { useRememberProduct } from './use-remember-product.ts';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { ProductCrumbs, ReviewSection, SetOffers } from '#views/product';

/** A product: pictures, purchase, reviews and related products. */
export function ProductPage({ page }: { readonly page: FoundProduct }) {
  const t = useTranslator();
  const { product, color, images, hasReviews, hasSets, rowNames, around } = page;
  // Independent of the colour.
  const { rows, sets, breadcrumbs } = useFirstOf(product.url, page);
  const reviews = useFirstOf(`${product.url} ${hasReviews}`, page.reviews);
  useRememberProduct(product.masterId);
  const home = `/${t.site.locale}`;
  const rowOf = (name: (typeof rowNames)[number]) =>
    rowNames.includes(name) && (
      <NearRow
        key={`${product.masterId} ${name}`}
        name={name}
        masterId={product.masterId}
        products={rows?.[name]}
      />
    );
  return (
    <Main width="page" below={<BlocksAround blocks={around} />}>
      <Stack gap={3}>
        <StaticMarkup name={`crumbs ${product.name}`} of={breadcrumbs} className={styles['crumbs']}>
          {(shown) => <ProductCrumbs breadcrumbs={shown} name={product.name} />}
        </StaticMarkup>
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
          {rowOf('completeTheLook')}
          {hasSets && (
            <StaticMarkup name="sets" of={sets}>
              {(shown) => <SetOffers sets={shown} />}
            </StaticMarkup>
          )}
          {hasReviews && (
            <StaticMarkup name="reviews" of={reviews}>
              {(shown) => (
                <ReviewSection reviews={shown} sizeKind={page.sizeKind} path={home + product.url} />
              )}
            </StaticMarkup>
          )}
          {rowOf('similar')}
          <RecentlyViewed key={product.masterId} except={product.masterId} />
        </Stack>
      </Stack>
      <JsonLd data={page.jsonLd} />
      <LazyMiniCart />
    </Main>
  );
}
