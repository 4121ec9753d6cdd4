import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cart, cartId, fakeShopper, formError } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readMe } from './me.server.ts';
import { storeDeclinedOffer } from './site-offer.server.ts';

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
  ['fail', formError('GEN500', 500)],
  ['are not answered', 'no-answer'],
  ['lie', { body: { total: 'many', items: 'all' } }],
] as const)('the count of the cart arrives when favourites %s', async (_how, response) => {
  const { shopper } = fakeShopper({ [CART]: { body: cart() }, [LIST]: response });
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

const CONSUMER = 'GET /consumers-v3/consumer';
const store = {
  storeId: 'NF-GB-01',
  storeName: 'Edinburgh',
  storeEmployeeId: 'E1',
  storeEmployeeName: 'Ann',
};
const profileOf = (details: object, more: object = {}) => ({
  body: {
    consumerProfile: {
      consumerDetails: {
        consumerNo: 'C1',
        email: 'linh@example.com',
        firstName: 'Linh',
        address: [],
        identity: [],
        ...details,
      },
      enrollments: [],
      isLoyaltyMember: false,
      preferences: {},
      subscriptions: [],
      ...more,
    },
  },
});

it('a customer is known by first name and roles, and by nothing else', async () => {
  const responses = { [CONSUMER]: profileOf({ identity: [{ type: 'IPA' }] }, { isLoyaltyMember: true }) };
  const { shopper } = fakeShopper(responses, { consumer: {} });
  const me = await readMe(shopper);
  expect(me.shopper).toEqual({
    kind: 'registered',
    firstName: 'Linh',
    roles: ['registered', 'loyalty-member', 'prosumer', 'ipa'],
  });
});

it('a guest, and a customer whose profile does not load, have the roles of the session', async () => {
  expect((await readMe(fakeShopper({}, {}).shopper)).shopper).toEqual({ kind: 'guest', roles: ['guest'] });
  const { shopper } = fakeShopper({ [CONSUMER]: 'no-answer' }, { consumer: {} });
  expect((await readMe(shopper)).shopper).toEqual({
    kind: 'registered',
    firstName: undefined,
    roles: ['registered'],
  });
});

it('an employee who serves in a store is an associate', async () => {
  const { shopper } = fakeShopper({}, { values: { 'store-session': JSON.stringify(store) } });
  const agent = { ...shopper, session: { ...shopper.session, isAgent: () => true } };
  expect((await readMe(agent)).shopper.roles).toEqual(['guest', 'associate']);
});

it('says which store is the shopper’s own, also of a guest, and nothing of one that is no store', async () => {
  const ofGuest = async (chosen: string) => {
    const { shopper } = fakeShopper({}, { basketId: undefined, values: { 'favourite-store': chosen } });
    return (await readMe(shopper)).shopper;
  };
  expect(await ofGuest('NF-GB-01')).toMatchObject({ kind: 'guest', favouriteStore: 'NF-GB-01' });
  expect(await ofGuest('<b>')).not.toHaveProperty('favouriteStore');
});

describe('a browser that wishes for another site', () => {
  const wishing = (language: string, values: Readonly<Record<string, string>> = {}) => {
    const { shopper, ...rest } = fakeShopper({}, { locale: 'en-us', basketId: undefined, values });
    const request = new Request(shopper.request.url, { headers: { 'accept-language': language } });
    return { shopper: { ...shopper, request }, ...rest };
  };

  it('is offered it in the words of that site', async () => {
    expect((await readMe(wishing('de-AT,en;q=0.5').shopper)).siteOffer).toEqual({
      locale: 'de-de',
      country: 'DE',
      languageTag: 'de-DE',
      title: 'Im Shop Deutschland einkaufen?',
      text: expect.stringContaining('Shop Vereinigte Staaten') as string,
      go: 'Zum Shop Deutschland',
      stay: 'Im Shop Vereinigte Staaten bleiben',
    });
  });

  it('is not offered it again once its visitor stays', async () => {
    const { shopper } = wishing('de');
    storeDeclinedOffer(shopper);
    expect((await readMe(shopper)).siteOffer).toBeUndefined();
  });

  it('is offered nothing where the site is the one', async () => {
    expect((await readMe(wishing('en-US').shopper)).siteOffer).toBeUndefined();
  });
});
