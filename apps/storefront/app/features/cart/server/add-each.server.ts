import { DEFAULT_MAX_QTY, refusalOf } from '@haberdash/checkout';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';
import { addToCart } from './cart-calls.server.ts';

interface Wanted {
  readonly productId: string;
  readonly qty: number;
}

/**
 * Adds products one by one, so that one which is sold out keeps none of the others away; answers those that were
 * refused. What is no refusal is thrown: then nobody knows what is in the bag.
 */
export async function addEach<Each extends Wanted>(
  shopper: Pick<PrivateRead, 'api' | 'session'>,
  wanted: readonly Each[],
): Promise<readonly Each[]> {
  const refused: Each[] = [];
  for (const each of wanted) {
    const { productId, qty } = each;
    try {
      await addToCart(shopper, (cartId) =>
        shopper.api.cart.POST('/cart/v1/item', {
          body: [{ cartId, productId, qty, maxQty: DEFAULT_MAX_QTY }],
        }),
      );
    } catch (error) {
      if (refusalOf(error) === undefined) throw error;
      refused.push(each);
    }
  }
  return refused;
}
