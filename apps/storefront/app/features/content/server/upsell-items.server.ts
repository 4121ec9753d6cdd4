import {
  upsellItemOf,
  upsellProducts,
  upsellSkus,
  withUpsellItems,
  withUpsellStock,
  type Block,
  type UpsellItem,
} from '@haberdash/blocks/model';
import type { PublicRead } from '../../../shared/reads/read-types.ts';
import { optional } from '../../../shared/reads/optional.ts';

type Read = Pick<PublicRead, 'api' | 'correlationId'>;

const readItem = async (read: Read, sku: string): Promise<UpsellItem | undefined> => {
  const details = await optional(read, 'upsell', (call) =>
    read.api.products.GET('/products/v2/products/{productId}/details', {
      params: { path: { productId: sku } },
      ...call,
    }),
  );
  return details && upsellItemOf(sku, details);
};

/** Products of an upsell with current stock; further ones show the stock in the content. */
const MOST_PRODUCTS = 12;

/** The stock of a product's variants; none where the service fails. */
const readStock = async (read: Read, productId: string) => {
  const response = await optional(read, 'upsell-stock', (call) =>
    read.api.products.GET('/products/v2/products/{productId}/inventory', {
      params: { path: { productId } },
      ...call,
    }),
  );
  return response?.variants ?? [];
};

/** Adds current stock to upsells whose items are in the content (spec 3 §5, §7). */
async function withStock(read: Read, blocks: readonly Block[]): Promise<readonly Block[]> {
  const products = upsellProducts(blocks).slice(0, MOST_PRODUCTS);
  if (products.length === 0) return blocks;
  const variants = await Promise.all(products.map((productId) => readStock(read, productId)));
  return withUpsellStock(blocks, variants.flat());
}

/**
 * Adds current prices and stock to upsells, because content would be outdated with the next sale. An upsell without
 * items is hidden, and blocks without one cost no call.
 */
export async function readUpsellItems(read: Read, blocks: readonly Block[]): Promise<readonly Block[]> {
  const [stocked, found] = await Promise.all([
    withStock(read, blocks),
    Promise.all(upsellSkus(blocks).map((sku) => readItem(read, sku))),
  ]);
  if (found.length === 0) return stocked;
  return withUpsellItems(stocked, new Map(found.flatMap((item) => (item ? [[item.sku, item]] : []))));
}
