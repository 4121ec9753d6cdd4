import { ApiError } from '@haberdash/api-client';
import type { ProductDetails } from '@haberdash/api-client/products';
import { parseProductPath } from '../model/product-path.ts';
import type { ReadFacts } from '../../../../shared/reads/read-types.ts';
import type { PublicApis } from '../../../../shared/api/clients.ts';
import { fault } from '../../../../shared/reads/faults.ts';

type Read = Pick<ReadFacts, 'correlationId' | 'params'> & { readonly api: Pick<PublicApis, 'products'> };

/** Undefined where it is unknown or has left the shop. */
export async function findDetails({ api }: Read, productId: string): Promise<ProductDetails | undefined> {
  try {
    return await api.products.GET('/products/v2/products/{productId}/details', {
      params: { path: { productId } },
    });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return undefined;
    throw error;
  }
}

/** The product of a page below its URL; throws a 404 without one. */
export async function readDetails(read: Read): Promise<ProductDetails> {
  const code = parseProductPath(read.params['product'] ?? '')?.code;
  const found = code === undefined ? undefined : await findDetails(read, code);
  if (found === undefined) throw fault('not-found', read.correlationId, 404);
  return found;
}
