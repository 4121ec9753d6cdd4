import { DEFAULT_MAX_QTY, errorOf, type CheckoutError } from '@haberdash/checkout';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { addToCart } from './cart-calls.server.ts';

interface Wanted {
  readonly productId: string;
  readonly qty: number;
  /** The design of what is made to order. */
  readonly recipeId?: string | undefined;
}

/**
 * Adds products one by one, so that one which is sold out keeps none of the others away; answers those that were
 * rejected, each with the reason. What is no error is thrown: then nobody knows what is in the bag.
 */
export async function addEach<Each extends Wanted>(
  shopper: Pick<PrivateRead, 'api' | 'session'>,
  wanted: readonly Each[],
): Promise<ReadonlyArray<Each & { readonly formError: CheckoutError }>> {
  const rejected: Array<Each & { readonly formError: CheckoutError }> = [];
  for (const each of wanted) {
    const { productId, qty, recipeId } = each;
    const design = recipeId === undefined ? {} : { recipeId };
    try {
      await addToCart(shopper, (cartId) =>
        shopper.api.cart.POST('/cart/v1/item', {
          body: [{ cartId, productId, qty, maxQty: DEFAULT_MAX_QTY, ...design }],
        }),
      );
    } catch (error) {
      const formError = errorOf(error);
      if (formError === undefined) throw error;
      rejected.push({ ...each, formError });
    }
  }
  return rejected;
}
