import type { Block, UpsellItem } from './block-types.ts';
import { flattenBlocks, mapBlocks } from './nested.ts';

/** What the product service says of the stock of a variant; the exact number only when it is low. */
interface VariantStock {
  readonly productId: string;
  readonly stock: string;
  readonly quantity?: number | undefined;
}

/** What an upsell takes of a product of the catalogue; the shape of the product service. */
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

/** The variants that the upsells of a page name, each once. */
export const upsellSkus = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(flattenBlocks(blocks).flatMap((block) => (block.type === 'Upsell' ? block.skus : []))),
];

/** The products whose variants stand in the content of upsells with all that is shown of them, each once. */
export const upsellProducts = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(
    flattenBlocks(blocks).flatMap((block) =>
      block.type === 'Upsell' ? block.items.map(({ id }) => id) : [],
    ),
  ),
];

/** The blocks with the stock of today in place of what content says of it; a variant of which nothing is known stays. */
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

/** A variant as an upsell shows it, in its own colour; undefined where the product has no such variant. */
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

/** The blocks with the items that their upsells name; an unknown one is left out. */
export const withUpsellItems = (
  blocks: readonly Block[],
  items: ReadonlyMap<string, UpsellItem>,
): readonly Block[] =>
  mapBlocks(blocks, (block) => {
    if (block.type !== 'Upsell' || block.skus.length === 0) return [block];
    const named = block.skus.flatMap((sku) => items.get(sku) ?? []);
    return [{ ...block, items: [...block.items, ...named], skus: [] }];
  });
