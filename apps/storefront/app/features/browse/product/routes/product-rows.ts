import { PRODUCT_CODE } from '../../cards/index.ts';
import { publicLoader } from '../../../../shared/reads/define-read.ts';
import { readRows } from '../server/product-rows.server.ts';

/** The rows of a product, fetched near the viewport; the same for everyone. */
export const loader = publicLoader('product-rows', async (read) => {
  const productId = read.query.get('item') ?? '';
  return PRODUCT_CODE.test(productId) ? readRows(read, productId) : { completeTheLook: [], similar: [] };
});
