import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cart, cartId, fakeShopper, refusal } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { readMe } from './me.server.ts';

const CART = `GET /cart/v1/cart/${cartId}`;
const LIST = 'GET /wishlists/v2/favorites';
const favourites = { total: 1, start: 0, count: 200, items: [] };

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['fail', refusal('GEN500', 500)],
  ['are not answered', 'no-answer'],
  ['lie', { body: { total: 'many', items: 'all' } }],
] as const)('the count of the cart arrives when favourites %s', async (_how, answer) => {
  const { shopper } = fakeShopper({ [CART]: { body: cart() }, [LIST]: answer });
  const me = await readMe(shopper);
  expect(me.cart).toEqual({ totalItems: 2 });
  expect(me.favourites).toBeUndefined();
});

it('favourites arrive when the cart lies', async () => {
  const { shopper } = fakeShopper({ [CART]: { body: { totalItems: 'two' } }, [LIST]: { body: favourites } });
  const me = await readMe(shopper);
  expect(me.cart).toBeUndefined();
  expect(me.favourites?.total).toBe(1);
});

it('a part that does not come holds back no other for longer than a second', async () => {
  vi.useFakeTimers();
  const { shopper } = fakeShopper({ [CART]: { body: cart() }, [LIST]: { body: favourites } });
  const never = () => new Promise<never>(() => undefined);
  const slow = {
    ...shopper,
    api: { ...shopper.api, cart: shopper.api.cart, wishlists: { ...shopper.api.wishlists, GET: never } },
  };
  const reading = readMe(slow);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(reading).resolves.toMatchObject({ cart: { totalItems: 2 }, favourites: undefined });
  vi.useRealTimers();
});
