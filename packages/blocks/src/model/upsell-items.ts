import type { Block, UpsellItem } from './block-types.ts';
import { flattenBlocks, mapBlocks } from './nested.ts';

/** What an upsell takes of a product of the catalogue; the shape of the product service. */
interface CatalogueProduct {
  readonly masterId: string;
  readonly name: string;
  readonly url: string;
  readonly colors: readonly {
    readonly id: string;
    readonly images: readonly { readonly src: string; readonly alt: string }[];
  }[];
  readonly variants: readonly {
    readonly productId: string;
    readonly colorId: string;
    readonly price: { readonly current: number; readonly currency: string };
    readonly stock: string;
    readonly quantity?: number | undefined;
  }[];
}

/** The variants that the upsells of a page name, each once. */
export const upsellSkus = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(flattenBlocks(blocks).flatMap((block) => (block.type === 'Upsell' ? block.skus : []))),
];

/** A variant as an upsell shows it, in its own colour; undefined where the product has no such variant. */
export function upsellItemOf(sku: string, product: CatalogueProduct): UpsellItem | undefined {
  const variant = product.variants.find(({ productId }) => productId === sku);
  const color = product.colors.find(({ id }) => id === variant?.colorId);
  const [image] = color?.images ?? [];
  if (variant === undefined || color === undefined || image === undefined) return undefined;
  const isGone = variant.stock === 'OUT_OF_STOCK' || (variant.quantity ?? 1) <= 0;
  return {
    id: product.masterId,
    sku,
    name: product.name,
    url: `${product.url}?color=${color.id}`,
    image,
    price: variant.price.current,
    currency: variant.price.currency,
    productInventoryState: isGone ? 'OutOfStock' : 'InStock',
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
