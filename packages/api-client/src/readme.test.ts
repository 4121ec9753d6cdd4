import { expect, it } from 'vitest';
import { createCartClient } from './cart/index.ts';
import { createSession, tokenRequest, type SessionSnapshot } from './index.ts';
import { createProductsClient } from './products/index.ts';
import { createTokenClient } from './token/index.ts';

const answers: Record<string, unknown> = {
  '/products/v2/catalog': { total: 1, products: [{ name: 'Scree Shell Jacket' }] },
  '/token/v2/auth/token': {
    accessToken: 'a',
    refreshToken: 'r',
    expiresIn: 1_800,
    usid: 'usid-0001',
    type: 'Guest',
  },
  '/cart/v1/cart': { id: '3f2f9f3e-7c1b-4a63-9b0e-4d7a1f0a6b11' },
};
const baseUrl = 'https://api.example.com';
const context = { locale: 'en-us', brand: 'northfell', region: 'NORA', siteId: 'NF-US' } as const;
const send = async (input: RequestInfo | URL) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  return new Response(JSON.stringify(answers[pathname]), { headers: { 'content-type': 'application/json' } });
};

it('runs the example of the first call', async () => {
  const products = createProductsClient({ baseUrl, context, fetch: send });
  const listing = await products.GET('/products/v2/catalog', {
    params: { query: { categoryId: '110100', size: ['M'] } },
  });
  expect(listing.products.map((product) => product.name)).toEqual(['Scree Shell Jacket']);
});

it('runs the example of the session', async () => {
  let kept: SessionSnapshot | undefined;
  const session = createSession({
    storage: { read: () => kept, write: (snapshot) => (kept = snapshot), clear: () => (kept = undefined) },
    requestToken: tokenRequest(createTokenClient({ baseUrl, context, fetch: send }), () => 0),
    now: () => 0,
    wait: async () => {},
  });
  const cart = createCartClient({ baseUrl, context, session, fetch: send });
  await expect(cart.POST('/cart/v1/cart', { body: {} })).resolves.toHaveProperty('id');
  expect(kept).toMatchObject({
    accessToken: 'a',
    refreshToken: 'r',
    expiresAt: 1_800_000,
    usid: 'usid-0001',
  });
});
