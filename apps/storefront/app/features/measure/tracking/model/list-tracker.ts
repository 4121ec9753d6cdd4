import { listingOrigins, type ListingOrigin } from '@haberdash/analytics';
import * as events from '@haberdash/analytics/events';
import type { Tracker } from './tracker.ts';

/** A list of products on the page, with the addresses that lead to them. */
export interface ShownList {
  readonly id: string;
  readonly name: string;
  readonly origin: ListingOrigin;
  readonly startIndex?: number | undefined;
  /** Tells views of one list apart, such as the filters that it is seen with. */
  readonly view?: string | undefined;
  readonly products: readonly {
    readonly url: string;
    readonly shape: events.ProductShape;
    readonly recToken?: string | undefined;
  }[];
}

/** Lists, products, searches and promotions of a page, as the events that follow from them. */
export type ListTracker = ReturnType<typeof createListTracker>;

const MAX_PRODUCTS = 500;

function setLatest<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_PRODUCTS && oldest !== undefined) map.delete(oldest);
}

interface KnownProduct {
  readonly shape: events.ProductShape;
  readonly place: events.ItemPlace;
  readonly recToken: string | undefined;
}

export function createListTracker({ push, visit, origins, shown: onPage, notifyRecommender }: Tracker) {
  const products = new Map<string, KnownProduct>();
  const reported = new Set<string>();
  let term: string | undefined;
  let searches = 0;
  let known = visit();

  /** What a page shows is forgotten with it: the same address elsewhere is an ordinary link. */
  const forgetLastVisit = (): void => {
    if (known === visit()) return;
    known = visit();
    products.clear();
    reported.clear();
  };

  return {
    /** Makes the products of a list known; the returned function reports that it is seen. */
    list: ({ products: shown, id, name, origin, startIndex = 0, view = id }: ShownList): (() => void) => {
      forgetLastVisit();
      const place = { listId: id, listName: name, origin };
      for (const [index, { url, shape, recToken }] of shown.entries()) {
        onPage.set(shape.masterId ?? shape.id, shape);
        setLatest(products, url, { shape, place: { ...place, index: startIndex + index }, recToken });
      }
      const current = visit();
      return () => {
        const shapes = shown.map(({ shape }) => shape);
        const event = events.viewItemList({ ...place, startIndex, products: shapes });
        push(event, { cause: `list ${current} ${view} ${startIndex}` });
        const tokens = shown.flatMap(({ recToken }) => recToken ?? []);
        if (tokens.length === 0 || reported.has(view)) return;
        reported.add(view);
        notifyRecommender('seen', tokens);
      };
    },
    follow: (pathname: string): void => {
      forgetLastVisit();
      const product = products.get(pathname);
      if (product === undefined) return;
      const { shape, place, recToken } = product;
      if (place.origin !== undefined) origins.set(shape.masterId, place.origin);
      push(events.selectItem({ product: shape, ...place }));
      if (recToken !== undefined) notifyRecommender('clicked', [recToken]);
    },
    /** A product's own page: one that no list of this visit led to was reached directly. */
    product: (shape: events.ProductShape): void => {
      const origin = origins.get(shape.masterId) ?? listingOrigins.directToPdp;
      origins.set(shape.masterId, origin);
      push(events.viewItem(shape, { origin }), { cause: `item ${visit()} ${shape.id}` });
    },
    search: (searched: string, results: number): void => {
      if (searched !== term) searches += 1;
      term = searched;
      push(events.search(searched, results), { cause: `search ${visit()} ${searches}` });
    },
    promotion: (
      promotion: events.PromotionInput,
    ): { readonly seen: () => void; readonly chosen: () => void } => {
      const current = visit();
      const { promotionId, promotionName, slot } = promotion;
      return {
        seen: () =>
          push(events.viewPromotion(promotion), {
            cause: `promotion ${current} ${promotionId ?? promotionName ?? ''} ${slot ?? ''}`,
          }),
        chosen: () => push(events.selectPromotion(promotion)),
      };
    },
  };
}
