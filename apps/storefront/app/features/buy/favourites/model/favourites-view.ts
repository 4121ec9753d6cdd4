import { pageNumber } from '../../../../pages/page-number.ts';
import { toCard } from '../../../browse/cards/index.ts';
import type { ProductCard } from '@haberdash/api-client/products';
import type { Favorites } from '@haberdash/api-client/wishlists';
import type { ProductCardModel } from '@haberdash/blocks/model';

/** A favourite; one without a card has left the shop and can only be removed. */
export interface FavouriteView {
  readonly id: string;
  readonly card?: ProductCardModel;
  /** Absent for clothing. */
  readonly sizeKind?: ProductCard['sizeKind'];
}

export interface FavouritesView {
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly items: readonly FavouriteView[];
}

const PAGE_SIZE = 24;
const MOST_PAGES = 9;

/** The page in the address; the first where it is invalid. */
export function pageOf(query: URLSearchParams) {
  const page = pageNumber(query.get('page'), MOST_PAGES);
  return { page, start: (page - 1) * PAGE_SIZE, count: PAGE_SIZE };
}

export const toFavouritesView = ({ items, total }: Favorites, page: number): FavouritesView => ({
  total,
  page,
  pageCount: Math.ceil(total / PAGE_SIZE),
  items: items.map(({ id, product }) => ({
    id,
    ...(product === undefined ? {} : { card: toCard(product), sizeKind: product.sizeKind }),
  })),
});
