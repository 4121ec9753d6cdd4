import { type ListingView, PAGE_SIZE, type CategoryPage } from '../../../browse/listing/index.ts';
import type { FoundProduct } from '../../../browse/product/index.ts';
import type { SearchPage } from '../../../browse/search/index.ts';
import { listingOrigins, type ListingOrigin } from '@haberdash/analytics';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { routeId } from '../../../../pages/route-id.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { linkTo, whenSeen } from '../model/page-watch.ts';
import { listOf, type Row } from '../model/rows.ts';
import { shapeOfProduct } from '../model/shapes.ts';
import type { Tracker } from '../model/tracker.ts';

/** Tells of listings, searches, products and the rows beside them. */
export function useCatalogue(tracker: Tracker): void {
  const home = `/${useTranslator().site.locale}`;
  const category = useRouteLoaderData<CategoryPage>(routeId('category'));
  const search = useRouteLoaderData<SearchPage>(routeId('search'));
  const product = useRouteLoaderData<FoundProduct | { readonly kind: 'missing' | 'gone' }>(
    routeId('product'),
  );

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
    if (product?.kind !== 'found') return undefined;
    const { completeTheLook, similar } = product;
    tracker.product(shapeOfProduct(product));
    return showRows(tracker, home, [
      {
        id: 'complete-the-look',
        name: 'Complete the look',
        origin: listingOrigins.upSellCompleteTheLook,
        products: completeTheLook,
      },
      { id: 'similar', name: 'Similar', origin: listingOrigins.recommendationCarousel, products: similar },
    ]);
  }, [tracker, home, product]);
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

function showRows(tracker: Tracker, home: string, rows: readonly Row[]): () => void {
  const endings = rows.flatMap((row) => {
    const seen = tracker.list(listOf(home, row));
    const [first] = row.products;
    const link = first === undefined ? undefined : linkTo(home + first.url);
    return link === undefined ? [] : [whenSeen(link, seen)];
  });
  return () => {
    for (const end of endings) end();
  };
}
