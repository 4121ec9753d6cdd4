import type { ProductDetails } from '@haberdash/api-client/products';

/** What can be chosen of a product in a set: its sizes by colour, sold-out ones as well, which cannot be chosen. */
export interface SetItem {
  readonly id: string;
  readonly name: string;
  readonly kindLabel: string | undefined;
  readonly href: string;
  readonly image: string | undefined;
  readonly currency: string;
  readonly price: number;
  readonly original: number;
  readonly sizeKind: NonNullable<ProductDetails['sizeKind']> | 'clothing';
  readonly colors: ReadonlyArray<{
    readonly label: string;
    readonly sizes: ReadonlyArray<{
      readonly value: string;
      readonly label: string;
      readonly soldOut: boolean;
    }>;
  }>;
}

/** A product of a set as its page shows it. */
export function toSetItem(product: ProductDetails, locale: string): SetItem {
  const { id, name, kindLabel, url, colors, sizes, variants, price } = product;
  const label = new Map(sizes.map((size) => [size.id, size.label]));
  return {
    id,
    name,
    kindLabel,
    href: `/${locale}${url}`,
    image: (colors.find(({ available }) => available) ?? colors[0])?.images[0]?.src,
    currency: price.currency,
    price: price.current,
    original: price.original,
    sizeKind: product.sizeKind ?? 'clothing',
    colors: colors.map((color) => ({
      label: color.label,
      sizes: variants
        .filter(({ colorId }) => colorId === color.id)
        .map(({ productId, sizeId, stock }) => ({
          value: productId,
          label: label.get(sizeId) ?? sizeId,
          soldOut: stock === 'OUT_OF_STOCK',
        })),
    })),
  };
}

/** Whether a variant is one of the item that can be bought. */
export const hasChoice = (item: SetItem, variantId: string): boolean =>
  item.colors.some(({ sizes }) => sizes.some(({ value, soldOut }) => value === variantId && !soldOut));

/** Whether anything of the item can be bought. */
export const isBuyable = (item: SetItem): boolean =>
  item.colors.some(({ sizes }) => sizes.some(({ soldOut }) => !soldOut));

export const inputsOf = (id: string) => ({ selected: `wanted-${id}`, size: `size-${id}` }) as const;
