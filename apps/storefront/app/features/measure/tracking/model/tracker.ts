import { createOriginMemory, listingOrigins, type ListingOrigin } from '@haberdash/analytics';
import * as events from '@haberdash/analytics/events';
import { createCartTracker } from './cart-tracker.ts';

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

/** Notifies the recommendation provider of seen and clicked products by its own tokens. */
export type NotifyRecommender = (event: 'seen' | 'clicked', recTokens: readonly string[]) => void;

/** What the page shows and what happens on it, as the events that follow from it. */
export type Tracker = ReturnType<typeof createTracker>;

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

/** Turns what is on the page into events, one per cause; a visit is the time between two changes of the path. */
export function createTracker(
  { push }: Pick<events.EventQueue, 'push'>,
  origins = createOriginMemory(),
  notifyRecommender: NotifyRecommender = () => undefined,
) {
  const products = new Map<string, KnownProduct>();
  let visit = 0;
  let path: string | undefined;
  let term: string | undefined;
  let searches = 0;
  const reported = new Set<string>();

  return {
    ...createCartTracker({ push, originOf: origins.get, visit: () => visit }),
    page: (page: events.PageInput): void => {
      if (page.path !== path) {
        path = page.path;
        visit += 1;
        products.clear();
        reported.clear();
      }
      push(events.pageView(page), { cause: `page ${visit}` });
    },
    list: ({ products: shown, id, name, origin, startIndex = 0, view = id }: ShownList): (() => void) => {
      const place = { listId: id, listName: name, origin };
      for (const [index, { url, shape, recToken }] of shown.entries())
        setLatest(products, url, { shape, place: { ...place, index: startIndex + index }, recToken });
      const current = visit;
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
      const known = products.get(pathname);
      if (known === undefined) return;
      const { shape, place, recToken } = known;
      if (place.origin !== undefined) origins.set(shape.masterId, place.origin);
      push(events.selectItem({ product: shape, ...place }));
      if (recToken !== undefined) notifyRecommender('clicked', [recToken]);
    },
    /** A product's own page: one that no list of this visit led to was reached directly. */
    product: (shape: events.ProductShape): void => {
      const origin = origins.get(shape.masterId) ?? listingOrigins.directToPdp;
      origins.set(shape.masterId, origin);
      push(events.viewItem(shape, { origin }), { cause: `item ${visit} ${shape.id}` });
    },
    search: (searched: string, results: number): void => {
      if (searched !== term) searches += 1;
      term = searched;
      push(events.search(searched, results), { cause: `search ${visit} ${searches}` });
    },
    promotion: (
      promotion: events.PromotionInput,
    ): { readonly seen: () => void; readonly chosen: () => void } => {
      const current = visit;
      return {
        seen: () =>
          push(events.viewPromotion(promotion), {
            cause: `promotion ${current} ${promotion.promotionId ?? promotion.promotionName ?? ''} ${promotion.slot ?? ''}`,
          }),
        chosen: () => push(events.selectPromotion(promotion)),
      };
    },
    navigation: (entry: events.NavigationInput): void => push(events.navigation(entry)),
    popUp: (...entry: Parameters<typeof events.popUp>): void => push(events.popUp(...entry)),
    account: (type: 'sign_up' | 'login' | 'newsletter', method: string | undefined): void =>
      push({ sign_up: events.signUp, login: events.login, newsletter: events.newsletter }[type](method)),
  };
}
