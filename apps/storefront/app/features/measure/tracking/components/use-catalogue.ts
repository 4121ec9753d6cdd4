import { type ListingView, PAGE_SIZE, type CategoryPage } from '../../../browse/listing/index.ts';
import { rowsPath, type FoundProduct, type ProductRows } from '../../../browse/product/index.ts';
import type { SearchPage } from '../../../browse/search/index.ts';
import { listingOrigins, type ListingOrigin } from '@haberdash/analytics';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { routeId } from '../../../../pages/route-id.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useBackgroundResult } from '../../../../shared/reads/use-background-read.ts';
import { whenLinked, whenSeen } from '../model/page-watch.ts';
import { listOf, type Row } from '../model/rows.ts';
import { shapeOfProduct } from '../model/shapes.ts';
import type { Tracker } from '../model/tracker.ts';

/** Reports listings, searches, products and the rows beside them. */
export function useCatalogue(tracker: Tracker): void {
  const { locale } = useTranslator().site;
  const home = `/${locale}`;
  const category = useRouteLoaderData<CategoryPage>(routeId('category'));
  const search = useRouteLoaderData<SearchPage>(routeId('search'));
  const product = useRouteLoaderData<FoundProduct | { readonly kind: 'missing' | 'gone' }>(
    routeId('product'),
  );

  const found = product?.kind === 'found' ? product : undefined;
  // What a document does not show is read when it comes near.
  const near = useBackgroundResult<ProductRows>(rowsPath(locale, found?.product.masterId ?? ''));
  const rows = found?.rows ?? near;

  useEffect(() => {
    if (category !== undefined) showListing(tracker, home, category.listing, listingOrigins.grid);
  }, [tracker, home, category]);

  useEffect(() => {
    if (search?.kind !== 'found') return;
    const { listing } = search;
    tracker.search(listing.q ?? '', listing.total);
    showListing(tracker, home, listing, listingOrigins.search);
  }, [tracker, home, search]);

  useEffect(() => {
    if (found !== undefined) tracker.product(shapeOfProduct(found));
  }, [tracker, found]);

  useEffect(() => {
    if (rows === undefined) return undefined;
    return showRows(tracker, home, [
      {
        id: 'complete-the-look',
        name: 'Complete the look',
        origin: listingOrigins.upSellCompleteTheLook,
        products: rows.completeTheLook,
      },
      {
        id: 'similar',
        name: 'Similar',
        origin: listingOrigins.recommendationCarousel,
        products: rows.similar,
      },
    ]);
  }, [tracker, home, rows]);
}

function showListing(tracker: Tracker, home: string, listing: ListingView, origin: ListingOrigin): void {
  const { base, title, page, products } = listing;
  const seen = tracker.list({
    ...listOf(home, { id: base.split(/[?#]/, 1)[0] ?? base, name: title, origin, products }),
    startIndex: (page - 1) * PAGE_SIZE,
    view: base,
  });
  seen();
}

/** Reports rows when they become visible; they load near the viewport. */
function showRows(tracker: Tracker, home: string, rows: readonly Row[]): () => void {
  const endings: (() => void)[] = [];
  for (const row of rows) {
    const seen = tracker.list(listOf(home, row));
    const [first] = row.products;
    if (first === undefined) continue;
    endings.push(whenLinked(home + first.url, (link) => endings.push(whenSeen(link, seen))));
  }
  return () => {
    for (const end of endings) end();
  };
}
