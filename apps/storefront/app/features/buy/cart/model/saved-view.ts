import type { SaveForLater } from '@haberdash/api-client/wishlists';
import type { LineView } from './line-view.ts';

/** A saved item; one that has left the shop has no name and can only be removed. */
export interface SavedItemView extends Pick<LineView, 'id' | 'productId' | 'pageUrl' | 'qty' | 'choices'> {
  readonly name?: string;
  readonly image?: LineView['image'];
  readonly price?: { readonly currency: string; readonly current: number; readonly original: number };
  /** False when it cannot be moved to the cart now. */
  readonly available: boolean;
}

export interface SavedView {
  readonly listId: string;
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly items: readonly SavedItemView[];
}

/** Not `page`, which is the parameter of listings. */
export const SAVED_PAGE = 'saved';

const PAGE_SIZE = 8;
const PAGE = /^[1-9]\d?$/;

export function savedPageOf(query: URLSearchParams) {
  const requested = query.get(SAVED_PAGE) ?? '';
  const page = PAGE.test(requested) ? Number(requested) : 1;
  return { page, start: (page - 1) * PAGE_SIZE, count: PAGE_SIZE };
}

export const savedPageCount = (total: number): number => Math.ceil(total / PAGE_SIZE);

export function toSavedView(list: SaveForLater, page: number): SavedView | undefined {
  const { saveForLaterId, total, items } = list;
  if (saveForLaterId === undefined || total === 0) return undefined;
  return {
    listId: saveForLaterId,
    total,
    page,
    pageCount: savedPageCount(total),
    items: items.map(({ itemId, productId, pageUrl, qty, available, name, image, price, variants = [] }) => ({
      id: itemId,
      productId,
      pageUrl,
      qty,
      choices: variants.map(({ value }) => value),
      available,
      ...(name === undefined ? {} : { name }),
      ...(image === undefined ? {} : { image }),
      ...(price === undefined ? {} : { price }),
    })),
  };
}
