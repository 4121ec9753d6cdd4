import type { UpsellItem } from '../model/index.ts';

/** Items in stock by quantity, else by the content's state; a showcase has all (spec 3 §5, reading 32). */
export function upsellItems(
  items: readonly UpsellItem[],
  quantities: Readonly<Record<string, number>> = {},
  isShowcase = false,
): readonly UpsellItem[] {
  if (isShowcase) return items;
  return items.filter(({ sku, productInventoryState }) => {
    const quantity = quantities[sku];
    return quantity === undefined ? productInventoryState !== 'OutOfStock' : quantity > 0;
  });
}

/** Items in stacks of `size`, one stack per slide. */
export const stacksOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
