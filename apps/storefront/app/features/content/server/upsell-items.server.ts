import {
  upsellItemOf,
  upsellSkus,
  withUpsellItems,
  type Block,
  type UpsellItem,
} from '@haberdash/blocks/model';
import type { PublicRead } from '../../../shared/reads/define-read.ts';
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

/**
 * The blocks with what the catalogue says today of the variants that their upsells name: content that carried prices
 * would be wrong with the next sale. An upsell that has no item shows nothing.
 */
export async function readUpsellItems(read: Read, blocks: readonly Block[]): Promise<readonly Block[]> {
  const skus = upsellSkus(blocks);
  if (skus.length === 0) return blocks;
  const found = await Promise.all(skus.map((sku) => readItem(read, sku)));
  return withUpsellItems(blocks, new Map(found.flatMap((item) => (item ? [[item.sku, item]] : []))));
}
