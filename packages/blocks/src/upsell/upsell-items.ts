import type { UpsellItem } from '../model/index.ts';

/**
 * The items of an upsell that can be bought: a known quantity decides, else the state that came with the content; a
 * showcase shows them all (spec 3 §5, reading 32).
 */
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

/** Items in stacks of so many, one stack a slide. */
export const stacksOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
