import { PRODUCT_CODE } from '../../cards/index.ts';
import { publicLoader } from '../../../../shared/reads/define-read.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { cardOfDetails } from '../model/details-card.ts';

const MOST_CARDS = 12;

/** Cards by product codes, in their order; skips unavailable ones. */
export const loader = publicLoader('product-cards', async (read) => {
  const ids = (read.query.get('items') ?? '').split(',').filter((id) => PRODUCT_CODE.test(id));
  const cards = await Promise.all(
    [...new Set(ids)].slice(0, MOST_CARDS).map(async (productId) => {
      const details = await optional(read, 'product-card', (call) =>
        read.api.products.GET('/products/v2/products/{productId}/details', {
          params: { path: { productId } },
          ...call,
        }),
      );
      return details === undefined ? [] : [cardOfDetails(details)];
    }),
  );
  return { products: cards.flat() };
});
