import type { SavedPaymentInstrument } from '@haberdash/api-client/consumers';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { storedCard } from '../../../testing/fake-wallet-providers.ts';
import { bookAddress, usAddress, type TestShopper } from '../../../testing/service.ts';
import { cardSession } from '../../customers/consumers/saved-instrument-schema.ts';
import { join, typedCard } from './wallet.contract-cases.ts';

const PATH = '/consumers-v3/consumer/payment_instruments';
const ADDRESSES = '/consumers-v3/consumer/address';
const shop = createTestShop({
  config: { billingCountries: ['US', 'GB'] },
  logLevel: 'trace',
  logTarget: { write: (line) => void lines.push(line) },
});
let ann: TestShopper;
const lines: string[] = [];
beforeEach(async () => {
  await shop.database.empty();
  shop.service.vault.sessions.clear();
  shop.service.vault.forgotten.length = 0;
  ann = await shop.service.person({ consumerNo: 'C-ann' });
});

interface Saved {
  readonly card: { readonly paymentInstrumentId: string };
  readonly paymentInstruments?: readonly SavedPaymentInstrument[];
}
const saved = async (person = ann, query = ''): Promise<readonly SavedPaymentInstrument[]> =>
  (await person.call<{ paymentInstruments: SavedPaymentInstrument[] }>('GET', PATH + query)).body
    .paymentInstruments;
const typed = async (card = storedCard(), person = ann) => {
  const body = (await typedCard({ person })) as { sessionID: string; billingAddress?: object };
  shop.service.vault.sessions.set(body.sessionID, { kind: 'stored', card });
  return body;
};
const save = (body: object, person = ann) => person.call<Saved>('POST', PATH, body);
const mastercard = storedCard({
  token: 'token-5',
  fingerprint: 'fingerprint-5',
  type: 'MASTERCARD',
  lastFour: '4444',
});
const giftCard = { payment_method_id: 'GIFT_CARD', code: ' gc7730014820 ', pin: '0412' };

describe('a saved card', () => {
  it('has the provider’s summary, with the billing address in the address book', async () => {
    const { status, body } = await save(await typed());
    expect(status).toBe(201);
    expect(await saved()).toEqual([
      {
        payment_method_id: 'CREDIT_CARD',
        paymentInstrumentId: body.card.paymentInstrumentId,
        main: true,
        card: { type: 'VISA', lastFour: '4242', expirationMonth: 9, expirationYear: 2029, isExpired: false },
        addressId: expect.stringMatching(/^addr-/) as string,
      },
    ]);
    expect(JSON.stringify(await saved())).not.toContain('token-4242');
  });

  it('is saved once', async () => {
    await save(await typed());
    expect(await save(await typed())).toMatchObject({ status: 409, errorIds: ['PYT300'] });
    const other = await shop.service.person();
    expect((await save(await typed(storedCard(), other), other)).status).toBe(201);
  });

  it('is the main one when it is the first or requested; only one card is', async () => {
    await save(await typed());
    const { body } = await save(await typed(mastercard));
    const marks = async () =>
      (await saved()).map((each) => 'main' in each && [each.card.lastFour, each.main]);
    expect(await marks()).toEqual([
      ['4242', true],
      ['4444', false],
    ]);
    await ann.call('PATCH', `${PATH}/${body.card.paymentInstrumentId}`, { main: true });
    expect(await marks()).toEqual([
      ['4444', true],
      ['4242', false],
    ]);
  });

  it('takes the bill to an address of the book, and to no one else’s', async () => {
    const { body } = await ann.call<{ addressId: string }>('POST', ADDRESSES, bookAddress());
    const { billingAddress: _none, ...card } = await typed();
    expect(await save(card)).toMatchObject({ status: 400, errorIds: ['PYT406'] });
    const other = await shop.service.person();
    const { billingAddress: _nor, ...hers } = await typed(storedCard(), other);
    expect(await save({ ...hers, addressId: body.addressId }, other)).toMatchObject({
      status: 404,
      errorIds: ['PYT405'],
    });
    expect((await save({ ...card, addressId: body.addressId })).status).toBe(201);
    expect(await ann.call('DELETE', `/consumers-v3/consumer/address/${body.addressId}`)).toMatchObject({
      status: 409,
      errorIds: ['PRO414'],
    });
  });

  it.each([
    [
      'an address that lacks something',
      { billingAddress: { ...usAddress(), postalCode: '' } },
      400,
      'PYT406',
    ],
    [
      'an address in a country that is not billed',
      { billingAddress: { ...usAddress(), countryCode: 'HK' } },
      400,
      'CHK320',
    ],
    ['a session of nobody', { sessionID: 'session-of-nobody' }, 404, 'PYT404'],
  ])('is rejected with %s', async (_name, part, status, errorId) => {
    expect(await save({ ...(await typed()), ...part })).toMatchObject({ status, errorIds: [errorId] });
    expect(await saved()).toEqual([]);
  });

  it('is billed to no address of the book in a country that is not billed', async () => {
    const { body } = await ann.call<{ addressId: string }>('POST', ADDRESSES, {
      ...bookAddress(),
      approachType: 'B',
      countryCode: 'HK',
    });
    const { billingAddress: _none, ...card } = await typed();
    expect(await save({ ...card, addressId: body.addressId })).toMatchObject({
      status: 400,
      errorIds: ['CHK320'],
    });
    const kept = await save(await typed());
    const change = { addressId: body.addressId };
    expect(await ann.call('PATCH', `${PATH}/${kept.body.card.paymentInstrumentId}`, change)).toMatchObject({
      status: 400,
      errorIds: ['CHK320'],
    });
  });

  it('is rejected with the session of another shopper, and with one that has ended', async () => {
    const other = await shop.service.person();
    expect(await save(await typed(storedCard(), other))).toMatchObject({ status: 404, errorIds: ['PYT404'] });
    const late = await typed();
    shop.service.clock.advance(3_600_000);
    expect((await save(late)).errorIds).toContain('AUT401');
    expect(await shop.database.read.select().from(cardSession)).toHaveLength(2);
  });

  it('is rejected when none was entered, when it is declined, and when it has expired', async () => {
    const body = await typed();
    for (const kind of ['no-card', 'declined'] as const) {
      shop.service.vault.sessions.set(body.sessionID, { kind });
      expect(await save(body)).toMatchObject({ status: 404, errorIds: ['PYT404'] });
    }
    expect(await save(await typed(storedCard({ expirationMonth: 5, expirationYear: 2026 })))).toMatchObject({
      status: 400,
      errorIds: ['FE309'],
    });
  });

  it('is renewed, but not to the past', async () => {
    const { body } = await save(await typed());
    const path = `${PATH}/${body.card.paymentInstrumentId}`;
    expect(await ann.call('PATCH', path, { expirationMonth: 5, expirationYear: 2026 })).toMatchObject({
      status: 400,
      errorIds: ['FE309'],
    });
    await ann.call('PATCH', path, { expirationMonth: 12, expirationYear: 2031 });
    expect(await saved()).toMatchObject([{ card: { expirationMonth: 12, expirationYear: 2031 } }]);
  });

  it('that is removed is forgotten by the payment provider too', async () => {
    const { body } = await save(await typed());
    const path = `${PATH}/${body.card.paymentInstrumentId}`;
    expect((await ann.call('DELETE', path)).status).toBe(200);
    expect(shop.service.vault.forgotten).toEqual(['token-4242']);
    expect(await saved()).toEqual([]);
    expect((await ann.call('DELETE', path)).errorIds).toEqual(['PYT404']);
  });

  it('leaves no token, session or address in the log', async () => {
    const body = await typed();
    await save(body);
    for (const secret of ['token-4242', 'fingerprint-4242', body.sessionID, '1 Main Street'])
      expect(lines.join('\n')).not.toContain(secret);
  });
});

describe('a gift card', () => {
  it('shows its end and its balance', async () => {
    expect((await save(giftCard)).status).toBe(201);
    expect(await saved()).toMatchObject([
      { payment_method_id: 'GIFT_CARD', lastFour: '4820', balance: 35.5, currency: 'USD' },
    ]);
  });
  it.each([
    ['without a code', { payment_method_id: 'GIFT_CARD' }, 400, 'GFC400'],
    ['with a wrong pin', { ...giftCard, pin: '9999' }, 409, 'GFC700'],
    ['that has ended', { ...giftCard, code: 'GC-ENDED' }, 409, 'GFC812'],
  ])('%s is rejected', async (_name, body, status, errorId) =>
    expect(await save(body)).toMatchObject({ status, errorIds: [errorId] }),
  );
});

describe('a reward', () => {
  const reward = { payment_method_id: 'REWARD_CODE', points: 1_000 };

  it('is made of the points of a member, once for each point', async () => {
    await join({ database: shop.database }, 'C-ann', 1_240);
    const responses = await Promise.all([save(reward), save(reward)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(responses.flatMap(({ errorIds }) => errorIds)).toEqual(['REW140']);
    expect(await saved(ann, '?payment_method_id=REWARD_CODE')).toMatchObject([
      {
        amount: 10,
        currency: 'USD',
        points: 1_000,
        expiresAt: new Date(shop.service.clock.now() + 90 * 24 * 60 * 60_000).toISOString(),
      },
    ]);
  });

  it('is neither made nor shown to who is no member', async () => {
    expect(await save(reward)).toMatchObject({ status: 403, errorIds: ['REW130'] });
    const reply = await ann.call('GET', `${PATH}?payment_method_id=REWARD_CARD`);
    expect([reply.status, reply.errorIds]).toEqual([403, ['REW130']]);
  });

  it('is returned with the requested list', async () => {
    await join({ database: shop.database }, 'C-ann', 1_240);
    await save(giftCard);
    const { body } = await ann.call<Saved>('POST', `${PATH}?payment_method_id=REWARD_CODE`, reward);
    expect(body.paymentInstruments).toMatchObject([{ payment_method_id: 'REWARD_CODE' }]);
  });
});
