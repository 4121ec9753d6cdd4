import type { PageBlock } from '../../content/index.ts';
import { type ListingView, PAGE_SIZE, type CategoryPage } from '../../listing/index.ts';
import type { FoundProduct } from '../../product/index.ts';
import type { SearchPage } from '../../search/index.ts';
import { listingOrigins, type ListingOrigin } from '@haberdash/analytics';
import type { ProductCardModel } from '@haberdash/blocks/model';
import { useEffect } from 'react';
import { useLocation, useNavigation, useRouteLoaderData } from 'react-router';
import { routeId } from '../../../pages/route-id.ts';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { linkTo, whenSeen } from '../model/page-watch.ts';
import { shapeOfCard, shapeOfProduct } from '../model/shapes.ts';
import type { ShownList, Tracker } from '../model/tracker.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly origin: ListingOrigin;
  readonly products: readonly ProductCardModel[];
}

const listOf = (home: string, { products, ...row }: Row): ShownList => ({
  ...row,
  products: products.map((card) => ({ url: home + card.url, shape: shapeOfCard(card) })),
});

/** Tells of listings, searches, products, the rows beside them and the promotions of editorial pages. */
export function useCatalogue(tracker: Tracker, promotions: Map<string, () => void>): void {
  const home = `/${useTranslator().site.locale}`;
  const isIdle = useNavigation().state === 'idle';
  const category = useRouteLoaderData<CategoryPage>(routeId('category'));
  const search = useRouteLoaderData<SearchPage>(routeId('search'));
  const product = useRouteLoaderData<FoundProduct | { readonly kind: 'missing' | 'gone' }>(
    routeId('product'),
  );
  const content = useRouteLoaderData<{ readonly blocks: readonly PageBlock[] }>(routeId('home'));
  const { pathname } = useLocation();

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

  useEffect(() => {
    promotions.clear();
    if (content === undefined || !isIdle) return undefined;
    const rows = content.blocks.flatMap(({ interactiveBlock }): Row[] =>
      interactiveBlock?.type === 'RecommendationCarousel'
        ? [
            {
              id: interactiveBlock.id,
              name: interactiveBlock.widget ?? 'recommendations',
              origin: listingOrigins.recommendationCarousel,
              products: interactiveBlock.recommendedProducts,
            },
          ]
        : [],
    );
    const endings = [
      showRows(tracker, home, rows),
      ...showPromotions(tracker, home, content.blocks, promotions),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [tracker, home, content, isIdle, pathname, promotions]);
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

/** Rows tell that they were seen when they come into sight. */
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

/** Promotions tell that they were seen when their link comes into sight, and that they were chosen when it is followed. */
function showPromotions(
  tracker: Tracker,
  home: string,
  blocks: readonly PageBlock[],
  promotions: Map<string, () => void>,
): (() => void)[] {
  return blocks.flatMap(({ promotion }) => {
    if (promotion === undefined) return [];
    const { url, ...facts } = promotion;
    const { seen, chosen } = tracker.promotion(facts);
    const { pathname } = new URL(url.startsWith(home) ? url : home + url, window.location.origin);
    promotions.set(pathname, chosen);
    const link = linkTo(pathname);
    return link === undefined ? [] : [whenSeen(link, seen)];
  });
}
