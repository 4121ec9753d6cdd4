// Checked by `tsc`: every line below a `@ts-expect-error` must not compile, every other line must.
import { createCartClient, type Cart } from '../cart/index.ts';
import { createConsumersClient } from '../consumers/index.ts';
import { createExperimentationClient } from '../experimentation/index.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { createProductsClient } from '../products/index.ts';
import { createTokenClient } from '../token/index.ts';
import type { RequestContext } from './request-context.ts';

const context: RequestContext = { locale: 'en-us', brand: 'northfell', region: 'NORA', siteId: 'NF-US' };
const cart = createCartClient({ baseUrl: 'https://api.example.com', context });
const products = createProductsClient({ baseUrl: 'https://api.example.com', context });
const tokens = createTokenClient({ baseUrl: 'https://api.example.com', context });
const consumers = createConsumersClient({ baseUrl: 'https://api.example.com', context });
const experiments = createExperimentationClient({ baseUrl: 'https://cdn.example.com' });
const basketId = '3f2f9f3e-7c1b-4a63-9b0e-4d7a1f0a6b11';
const cartId = basketId;

/** Never run: only its types count. */
export async function calls(signal: AbortSignal): Promise<void> {
  // A call returns the contract's type.
  const response: Cart = await cart.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId } } });
  response.items.map((item) => item.qty.toFixed());
  // @ts-expect-error the cart of the contract has no such field
  void response.grandTotal;

  // An invoice is bytes, and an unmodified file is undefined.
  const invoice: Uint8Array = await consumers.POST('/consumers-v3/consumer/purchase/invoice/download', {
    body: { orderNumber: 'NF0012345678' },
  });
  invoice.byteLength.toFixed();
  const file = await experiments.GET('/datafiles/{sdkKey}.json', { params: { path: { sdkKey: 'key' } } });
  // @ts-expect-error
  void file.revision;

  // An unknown path, and one of another service.
  // @ts-expect-error
  await cart.GET('/cart/v1/basket/{basketId}', { params: { path: { basketId } } });
  // @ts-expect-error
  await cart.GET('/products/v2/catalog', { params: { query: { categoryId: '110100' } } });

  // @ts-expect-error
  await cart.PATCH('/cart/v1/cart', { body: {} });

  // Missing parameters: all, path, query.
  // @ts-expect-error
  await cart.GET('/cart/v1/cart/{basketId}');
  // @ts-expect-error
  await cart.GET('/cart/v1/cart/{basketId}', { params: {} });
  // @ts-expect-error
  await cart.GET('/cart/v1/cart/{basketId}', { params: { path: {} } });
  // @ts-expect-error
  await products.GET('/products/v2/catalog');

  // @ts-expect-error
  await cart.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId: 5 } } });
  // @ts-expect-error
  await products.GET('/products/v2/catalog', { params: { query: { category: '110100' } } });

  // A body that is missing, wrong, or has an extra field.
  // @ts-expect-error
  await cart.PUT('/cart/v1/coupon');
  // @ts-expect-error
  await cart.PUT('/cart/v1/coupon', { body: { cartId } });
  // @ts-expect-error
  await cart.PUT('/cart/v1/coupon', { body: { cartId, code: 5 } });
  // @ts-expect-error
  await cart.PUT('/cart/v1/coupon', { body: { cartId, code: 'HELLO', amount: 5 } });
  // @ts-expect-error a body where the contract has none
  await cart.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId } }, body: {} });

  // Only combinations that the token service knows.
  await tokens.POST('/token/v2/auth/token', { body: { type: 'Guest' } });
  // @ts-expect-error
  await tokens.POST('/token/v2/auth/token', { body: { type: 'Registered' } });

  // The shared headers belong to the context; options of a call have names.
  await cart.POST('/cart/v1/cart', {
    body: {},
    signal,
    timeoutMs: 15_000,
    headers: { 'idempotency-key': 'k' },
  });
  // @ts-expect-error
  await cart.POST('/cart/v1/cart', { body: {}, timeout: 15_000 });
  // @ts-expect-error
  await cart.POST('/cart/v1/cart', { body: {}, params: { header: { locale: 'en-us' } } });
}

// A context without its site, or with an unknown region.
// @ts-expect-error
createCartClient({ baseUrl: 'https://api.example.com', context: { locale: 'en-us', brand: 'northfell' } });
// @ts-expect-error
export const nowhere: RequestContext = { ...context, region: 'APAC' };
// @ts-expect-error a preview needs a ticket
export const unsigned: RequestContext = { ...context, preview: { bypassAllCache: true } };

export const known: ErrorCode = 'BSK404';
// @ts-expect-error
export const unknownCode: ErrorCode = 'BSK999';
