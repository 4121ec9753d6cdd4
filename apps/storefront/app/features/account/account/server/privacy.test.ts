import { describe, expect, it } from 'vitest';
import { fakeShopper, outcome, formError } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { consumer, CONSUMER, person } from './account.fixtures.ts';
import { readData, readPrivacy, runData } from './privacy.server.ts';

const DATA = 'GET /consumers-v3/consumer/data';
const at = { path: '/account/privacy/data' };
const stored = {
  generatedAt: '2026-05-14T09:31:07Z',
  profile: consumer().body.consumerProfile,
  orders: [],
  carts: [],
  savedItems: [],
  balances: [],
  newsletters: [],
  stockNotifications: [],
  eventRegistrations: [],
  reviews: [],
  questions: [],
  votes: [],
  reports: [],
  passkeys: [],
  favourites: [{ productId: 'NF100234', addedAt: '2026-05-01T08:00:00Z' }],
  paymentInstruments: [],
  giftCards: [],
  notifications: [],
};

describe('what the shop stores about a customer', () => {
  it('is a file to be saved that no cache keeps, and whose name says nothing of the person', async () => {
    const { shopper } = person({ [DATA]: { body: stored } }, at);
    const file = await runData(shopper);
    expect(await file.json()).toEqual(stored);
    expect(Object.fromEntries(file.headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data-2026-05-14.json"',
      'cache-control': 'private, no-store',
    });
  });

  it.each([
    ['is rejected', formError('API429', 429), 'API429'],
    ['gets no answer', 'no-answer' as const, 'NO_ANSWER'],
  ])('that %s leads back to the page, which says why', async (_how, result, code) => {
    const { shopper } = person({ [DATA]: result }, at);
    expect(await outcome(runData(shopper))).toEqual({ to: `/en-gb/account/privacy?rejected=${code}` });
    const page = person({ [CONSUMER]: consumer() }, { path: `/account/privacy?rejected=${code}` });
    expect(await readPrivacy(page.shopper)).toMatchObject({ rejected: { code, text: expect.any(String) } });
  });

  it('is nothing that a link can download: its address leads to the page that offers it', async () => {
    const { shopper, seen } = person({}, at);
    expect(await outcome(readData(shopper))).toEqual({ to: '/en-gb/account/privacy' });
    expect(seen).toEqual([]);
  });

  it.each([
    ['a guest', fakeShopper({}, at)],
    ['a customer whose session has ended', person({ [DATA]: formError('AUT498', 403) }, at)],
  ])('%s signs in first, and comes to the page that offers it', async (_who, { shopper }) => {
    expect(await outcome(runData(shopper))).toEqual({
      to: '/en-gb/sign-in?redirect=%2Fen-gb%2Faccount%2Fprivacy',
    });
  });
});
