import type { Block, UpsellItem } from './block-types.ts';
import { flattenBlocks, mapBlocks } from './nested.ts';

/** The stock of a variant; the exact number only when it is low. */
interface VariantStock {
  readonly productId: string;
  readonly stock: string;
  readonly quantity?: number | undefined;
}

interface CatalogueProduct {
  readonly masterId: string;
  readonly name: string;
  readonly url: string;
  readonly colors: readonly {
    readonly id: string;
    readonly images: readonly { readonly src: string; readonly alt: string }[];
  }[];
  readonly variants: readonly (VariantStock & {
    readonly colorId: string;
    readonly price: { readonly current: number; readonly currency: string };
  })[];
}

const stateOf = ({ stock, quantity = 1 }: VariantStock): UpsellItem['productInventoryState'] =>
  stock === 'OUT_OF_STOCK' || quantity <= 0 ? 'OutOfStock' : 'InStock';

/** The unique SKUs that the upsells of a page name. */
export const upsellSkus = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(flattenBlocks(blocks).flatMap((block) => (block.type === 'Upsell' ? block.skus : []))),
];

/** The unique products whose variants are in the content of upsells. */
export const upsellProducts = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(
    flattenBlocks(blocks).flatMap((block) =>
      block.type === 'Upsell' ? block.items.map(({ id }) => id) : [],
    ),
  ),
];

/** Replaces the stock in the content by the current one; an unknown variant stays as it is. */
export function withUpsellStock(
  blocks: readonly Block[],
  variants: readonly VariantStock[],
): readonly Block[] {
  const states = new Map(variants.map((variant) => [variant.productId, stateOf(variant)]));
  return mapBlocks(blocks, (block) => {
    if (block.type !== 'Upsell') return [block];
    const items = block.items.map((item) => ({
      ...item,
      productInventoryState: states.get(item.sku) ?? item.productInventoryState,
    }));
    return [{ ...block, items }];
  });
}

/** A variant as an upsell item, in its colour; undefined if the product does not have it. */
export function upsellItemOf(sku: string, product: CatalogueProduct): UpsellItem | undefined {
  const variant = product.variants.find(({ productId }) => productId === sku);
  const color = product.colors.find(({ id }) => id === variant?.colorId);
  const [image] = color?.images ?? [];
  if (variant === undefined || color === undefined || image === undefined) return undefined;
  return {
    id: product.masterId,
    sku,
    name: product.name,
    url: `${product.url}?color=${color.id}`,
    image,
    price: variant.price.current,
    currency: variant.price.currency,
    productInventoryState: stateOf(variant),
  };
}

/** Fills in the items of upsells; an unknown SKU is dropped. */
export const withUpsellItems = (
  blocks: readonly Block[],
  items: ReadonlyMap<string, UpsellItem>,
): readonly Block[] =>
  mapBlocks(blocks, (block) => {
    if (block.type !== 'Upsell' || block.skus.length === 0) return [block];
    const named = block.skus.flatMap((sku) => items.get(sku) ?? []);
    return [{ ...block, items: [...block.items, ...named], skus: [] }];
  });
