import { DEFAULT_MAX_QTY, errorOf, type CheckoutError, type LostCart } from '@haberdash/checkout';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { addToCart } from './cart-calls.server.ts';

interface ProductToAdd {
  readonly productId: string;
  readonly qty: number;
  readonly recipeId?: string | undefined;
}

interface AddedEach<Each> {
  readonly rejected: ReadonlyArray<Each & { readonly formError: CheckoutError }>;
  readonly lost: LostCart | undefined;
}

/**
 * Adds products one by one and returns the rejected ones with their reasons; throws any other error, after which the
 * content of the cart is unknown.
 */
export async function addEach<Each extends ProductToAdd>(
  shopper: Pick<PrivateRead, 'api' | 'session'>,
  products: readonly Each[],
): Promise<AddedEach<Each>> {
  const rejected: Array<Each & { readonly formError: CheckoutError }> = [];
  let lost: LostCart | undefined;
  for (const each of products) {
    const { productId, qty, recipeId } = each;
    const design = recipeId === undefined ? {} : { recipeId };
    const call = await addToCart(shopper, (cartId) =>
      shopper.api.cart.POST('/cart/v1/item', {
        body: [{ cartId, productId, qty, maxQty: DEFAULT_MAX_QTY, ...design }],
      }),
    );
    lost = call.lost ?? lost;
    if ('cart' in call) continue;
    const formError = errorOf(call.error);
    if (formError === undefined) throw call.error;
    rejected.push({ ...each, formError });
  }
  return { rejected, lost };
}
