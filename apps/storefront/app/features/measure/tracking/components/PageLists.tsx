import { listingOrigins, productCodeFromPath, type OriginMemory } from '@haberdash/analytics';
import type { ProductCardModel } from '@haberdash/blocks/model';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { routeId } from '../../../../pages/route-id.ts';
import type { ListTracker, ShownList } from '../model/list-tracker.ts';
import { showRows } from '../model/show-rows.ts';
import { linked, listOf, recommended } from '../model/rows.ts';
import { shapeOfSetItem, type SetPage } from '../model/set-shapes.ts';

type Cards = readonly ProductCardModel[];

interface Compared {
  readonly columns: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly url: string;
    readonly currency: string;
    readonly current: number;
    readonly original: number;
  }>;
}

interface Looks {
  readonly looks?:
    | ReadonlyArray<{
        readonly products: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
          readonly url: string;
        }>;
      }>
    | undefined;
}

interface FavouritesPage {
  readonly favourites?: { readonly items: ReadonlyArray<{ readonly card?: ProductCardModel }> } | undefined;
  readonly popular?: Cards | undefined;
}

const listsOfCompared = (home: string, { columns }: Compared): readonly ShownList[] => [
  linked(
    'compare',
    listingOrigins.productCompare,
    columns.map(({ id, name, url, currency, current, original }) => ({
      url: home + url,
      shape: { id, masterId: id, name, price: { currency, current, original } },
    })),
  ),
];

const listsOfLooks = (home: string, { looks = [] }: Looks): readonly ShownList[] => [
  linked(
    'looks',
    listingOrigins.shopTheLook,
    looks.flatMap(({ products }) =>
      products.map(({ id, name, url }) => ({ url: home + url, shape: { id, masterId: id, name } })),
    ),
  ),
];

const listsOfSet = ({ items }: SetPage): readonly ShownList[] => [
  linked(
    'set',
    listingOrigins.productBundles,
    items.map((item) => ({ url: item.href, shape: shapeOfSetItem(item) })),
  ),
];

/** Cards of a list that a customer keeps. */
const listOfCards = (home: string, id: string, cards: Cards): ShownList =>
  listOf(home, { id, name: id, origin: listingOrigins.grid, cards });

interface WithPopular {
  readonly popular?: Cards | undefined;
  readonly alternatives?: Cards | undefined;
}

interface PageListsProps {
  readonly lists: ListTracker;
  readonly home: string;
  readonly origins: OriginMemory;
}

/** The lists of products that a page shows besides a listing, of its own data; renders nothing. */
export function PageLists({ lists, home, origins }: PageListsProps): null {
  const compared = useRouteLoaderData<Compared>(routeId('compare'));
  const set = useRouteLoaderData<SetPage>(routeId('product-set'));
  const looks = useRouteLoaderData<Looks>(routeId('looks'));
  const favourites = useRouteLoaderData<FavouritesPage>(routeId('favorites'));
  const shared = useRouteLoaderData<{ readonly cards: Cards }>(routeId('shared-favorites'));
  const search = useRouteLoaderData<WithPopular>(routeId('search'));
  const cart = useRouteLoaderData<WithPopular>(routeId('cart'));
  const product = useRouteLoaderData<WithPopular>(routeId('product'));
  useEffect(() => {
    const own = favourites?.favourites?.items.flatMap(({ card }) => card ?? []);
    const popular = [search, favourites, cart, product].flatMap((page) => page?.popular ?? []);
    return showRows(lists, [
      ...(compared === undefined ? [] : listsOfCompared(home, compared)),
      ...(set === undefined ? [] : listsOfSet(set)),
      ...(looks === undefined ? [] : listsOfLooks(home, looks)),
      ...(shared === undefined ? [] : [listOfCards(home, 'shared-favourites', shared.cards)]),
      ...(own === undefined ? [] : [listOfCards(home, 'favourites', own)]),
      recommended(home, 'alternatives', product?.alternatives),
      recommended(home, 'popular', popular),
    ]);
  }, [lists, home, compared, set, looks, shared, favourites, search, cart, product]);
  // A product that is designed or fitted is bought because of that.
  const designed = useRouteLoaderData<{ readonly product: { readonly id: string } }>(
    routeId('product-customise'),
  )?.product.id;
  const fitted = productCodeFromPath(
    useRouteLoaderData<{ readonly back: string }>(routeId('product-size'))?.back ?? '',
  );
  useEffect(() => {
    origins.set(designed, listingOrigins.customizer);
    origins.set(fitted, listingOrigins.fitAnalytics);
  }, [origins, designed, fitted]);
  return null;
}
