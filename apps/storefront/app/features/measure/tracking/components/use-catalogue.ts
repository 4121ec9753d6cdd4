import { type ListingView, PAGE_SIZE, type CategoryPage } from '../../../browse/listing/index.ts';
import { rowsPath, type FoundProduct, type ProductRows } from '../../../browse/product/index.ts';
import type { SearchPage } from '../../../browse/search/index.ts';
import { listingOrigins, type ListingOrigin } from '@haberdash/analytics';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { routeId } from '../../../../pages/route-id.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useBackgroundResult } from '../../../../shared/reads/use-background-read.ts';
import type { ListTracker } from '../model/list-tracker.ts';
import { showRows } from '../model/show-rows.ts';
import { listOf, recommended } from '../model/rows.ts';
import { shapeOfProduct } from '../model/product-shapes.ts';

/** Reports listings, searches, products and the lists and rows beside them. */
export function useCatalogue(lists: ListTracker): void {
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
    if (category !== undefined) showListing(lists, home, category.listing, listingOrigins.grid);
  }, [lists, home, category]);

  useEffect(() => {
    if (search === undefined || search.kind === 'start' || search.kind === 'too-long') return;
    if (search.kind === 'found') {
      lists.search(search.listing.q ?? '', search.listing.total);
      showListing(lists, home, search.listing, listingOrigins.search);
    } else if (search.kind === 'nothing') lists.search(search.q, 0);
  }, [lists, home, search]);

  useEffect(() => {
    if (found !== undefined) lists.product(shapeOfProduct(found));
  }, [lists, found]);

  useEffect(() => {
    if (rows === undefined) return undefined;
    const look = rows.completeTheLook;
    return showRows(lists, [
      recommended(home, 'complete-the-look', look, listingOrigins.upSellCompleteTheLook),
      recommended(home, 'similar', rows.similar),
    ]);
  }, [lists, home, rows]);
}

function showListing(lists: ListTracker, home: string, listing: ListingView, origin: ListingOrigin): void {
  const { base, title, page, products: cards } = listing;
  lists.list({
    ...listOf(home, { id: base.split(/[?#]/, 1)[0] ?? base, name: title, origin, cards }),
    startIndex: (page - 1) * PAGE_SIZE,
    view: base,
  })();
}
