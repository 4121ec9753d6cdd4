import type { ItemEvent, ItemListEvent } from './events.ts';
import { itemOfProduct } from './item-of-product.ts';
import type { ItemPlace } from './item-parts.ts';
import { isItem, sumOf } from './item-sum.ts';
import type { AnalyticsItem } from './parts.ts';
import { entriesOf, idOf, known, textOf } from './read.ts';
import type { ProductShape } from './shapes.ts';

export interface ItemListInput extends Pick<ItemPlace, 'listId' | 'listName' | 'origin'> {
  readonly products: readonly (ProductShape | null | undefined)[] | null | undefined;
  /** Position of the first product of the page. */
  readonly startIndex?: number | undefined;
  readonly currency?: string | null | undefined;
}

const listOf = ({ listId, listName }: ItemListInput, items: readonly AnalyticsItem[], currency: unknown) =>
  known({
    currency: idOf(currency),
    item_list_id: idOf(listId),
    item_list_name: textOf(listName),
    items,
  });

/** A list was viewed: at most 200 products with position and origin (spec 2 §2). */
export function viewItemList(input: ItemListInput): ItemListEvent {
  const { products, startIndex = 0, currency, ...place } = input;
  const items = entriesOf(products)
    .map((product, index) => itemOfProduct(product, { ...place, index: startIndex + index }))
    .filter(isItem);
  return {
    event: 'view_item_list',
    ecommerce: listOf(input, items, currency ?? entriesOf(products)[0]?.price?.currency),
  };
}

/** A product of a list was selected, with its position (spec 2 §3). */
export function selectItem(
  input: Omit<ItemListInput, 'products'> & ItemPlace & { product: ProductShape | null | undefined },
): ItemListEvent {
  const { product, startIndex: _none, currency, ...place } = input;
  const item = itemOfProduct(product, place);
  const items = item === undefined ? [] : [item];
  return {
    event: 'select_item',
    ecommerce: listOf({ ...place, products: [] }, items, currency ?? product?.price?.currency),
  };
}

/** A product page was viewed (spec 2 §3). */
export function viewItem(product: ProductShape | null | undefined, place: ItemPlace = {}): ItemEvent {
  const item = itemOfProduct(product, { quantity: 1, ...place });
  const items = item === undefined ? [] : [item];
  return {
    event: 'view_item',
    ecommerce: known({ currency: idOf(product?.price?.currency), value: sumOf(items), items }),
  };
}
