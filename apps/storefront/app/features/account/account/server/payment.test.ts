import type { BookAddress, SavedPaymentInstrument } from '@haberdash/api-client/consumers';
import { describe, expect, it } from 'vitest';
import { outcome, formError, type Responses } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { consumer, CONSUMER, person } from './account.fixtures.ts';
import { readNewCard, runNewCard } from './new-card.server.ts';
import { readPayment, runPayment } from './payment.server.ts';

const LIST = 'GET /consumers-v3/consumer/payment_instruments';
const SAVE = 'POST /consumers-v3/consumer/payment_instruments';
const REMOVE = 'DELETE /consumers-v3/consumer/payment_instruments/pi-card-0001';
const CHANGE = 'PATCH /consumers-v3/consumer/payment_instruments/pi-card-0001';
const SESSION = 'POST /consumers-v3/consumer/payment_instruments/session';
const id = 'pi-card-0001';
const path = '/account/payment';
const instruments: readonly SavedPaymentInstrument[] = [
  {
    payment_method_id: 'CREDIT_CARD',
    paymentInstrumentId: id,
    main: true,
    card: { type: 'visa', lastFour: '1111', expirationMonth: 9, expirationYear: 2029, isExpired: false },
  },
  {
    payment_method_id: 'GIFT_CARD',
    paymentInstrumentId: 'pi-gift-0001',
    lastFour: '4820',
    balance: 35.5,
    currency: 'GBP',
  },
  { payment_method_id: 'REWARD_CODE', paymentInstrumentId: 'pi-reward-1', amount: 10, currency: 'GBP' },
];

const textsOf = (result: { readonly data?: unknown }): readonly string[] =>
  (result.data as { readonly formErrors: ReadonlyArray<{ readonly text: string }> }).formErrors.map(
    ({ text }) => text,
  );

async function send(responses: Responses, fields: Record<string, string>) {
  const { shopper, seen } = person(responses, { fields, path });
  return { result: await outcome(runPayment(shopper)), seen };
}

describe('another expiry date', () => {
  const renewed = { intent: 'expiry', id, expirationMonth: '4', expirationYear: '2031' };

  it('is saved for a card that its bank has renewed', async () => {
    const responses = { [CHANGE]: { body: { card: { paymentInstrumentId: id } } } };
    const { result, seen } = await send(responses, renewed);
    expect(result.to).toBe('/en-gb/account/payment');
    expect(seen).toMatchObject([{ call: CHANGE, body: { expirationMonth: 4, expirationYear: 2031 } }]);
  });

  it('that is over is rejected at its field, with what was chosen', async () => {
    const over = formError('FE309', 400, { field: 'expirationMonth' });
    const { result } = await send({ [CHANGE]: over }, renewed);
    expect(result.data).toMatchObject({
      formErrors: [{ field: 'expirationMonth' }],
      values: { expirationMonth: '4', expirationYear: '2031' },
    });
  });
});

it('shows cards, gift cards and rewards apart, and a member’s points', async () => {
  const member = consumer({}, { isLoyaltyMember: true, loyaltySummary: { points: { balance: 1240 } } });
  const responses = { [LIST]: { body: { paymentInstruments: instruments } }, [CONSUMER]: member };
  const page = await readPayment(person(responses, { path: `${path}?remove=${id}` }).shopper);
  expect(page).toMatchObject({
    cards: [{ paymentInstrumentId: id }],
    giftCards: [{ lastFour: '4820' }],
    rewards: [{ amount: 10 }],
    points: 1240,
    removing: id,
  });
});

it.each([
  ['a code unless said otherwise', {}, 'REWARD_CODE'],
  ['a card', { kind: 'REWARD_CARD' }, 'REWARD_CARD'],
  ['a code', { kind: 'REWARD_CODE' }, 'REWARD_CODE'],
])('points become %s', async (_what, kind, method) => {
  const { seen } = await send(
    { [SAVE]: { status: 201, body: { card: { paymentInstrumentId: 'pi-reward-2' } } } },
    { intent: 'reward', points: '1000', ...kind },
  );
  expect(seen).toMatchObject([{ call: SAVE, body: { payment_method_id: method, points: 1000 } }]);
});

describe('what is saved', () => {
  it.each([
    ['goes when it is removed', { body: { paymentInstrumentId: id } }],
    ['counts as removed when it is gone already', formError('PYT404', 404)],
  ] as const)('%s', async (_what, response) => {
    const { result } = await send({ [REMOVE]: response }, { intent: 'remove', id });
    expect(result.to).toBe('/en-gb/account/payment');
  });

  it('can be made the main card', async () => {
    const responses = { [CHANGE]: { body: { card: { paymentInstrumentId: id } } } };
    const { result, seen } = await send(responses, { intent: 'main', id });
    expect(result.to).toBe('/en-gb/account/payment');
    expect(seen).toMatchObject([{ body: { main: true } }]);
  });

  it('grows by a gift card, however its number was typed', async () => {
    const responses = { [SAVE]: { status: 201, body: { card: { paymentInstrumentId: 'pi-gift-2' } } } };
    const { result, seen } = await send(responses, {
      intent: 'gift-card',
      code: 'GC77 3001 4820',
      pin: '0412',
    });
    expect(result.to).toBe('/en-gb/account/payment');
    expect(seen).toMatchObject([
      { body: { payment_method_id: 'GIFT_CARD', code: 'GC7730014820', pin: '0412' } },
    ]);
  });

  it.each([
    ['GFC400', 400, 'code'],
    ['GFC700', 409, 'code'],
  ] as const)('says %s of a gift card at its number', async (code, status, field) => {
    const { result } = await send({ [SAVE]: formError(code, status) }, { intent: 'gift-card', code: 'GC1' });
    expect(result.data).toMatchObject({
      formErrors: [{ field }],
      values: { code: 'GC1' },
    });
  });

  it.each([
    ['PYT300', 409, ['gift card already exists']],
    ['NEW999', 409, ['gift card save failed']],
    ['GEN500', 500, ['gift card save failed']],
    [
      'GFC700',
      409,
      ['gift card save failed. This gift card can’t be saved. Please check its number and PIN.'],
    ],
    ['API429', 429, [expect.stringMatching(/^gift card save failed\. There have been a lot of requests/)]],
  ] as const)(
    'says of a gift card that is rejected with %s what the specification says',
    async (code, status, texts) => {
      const { result } = await send(
        { [SAVE]: formError(code, status) },
        { intent: 'gift-card', code: 'GC1' },
      );
      expect(textsOf(result)).toEqual(texts);
    },
  );

  it('says nothing of a gift card that nobody has answered about', async () => {
    const { result } = await send({ [SAVE]: 'no-answer' }, { intent: 'gift-card', code: 'GC1' });
    expect(textsOf(result)).toEqual([expect.stringContaining('don’t know whether that worked')]);
  });

  it('says of a reward that is saved that it is', async () => {
    const { result } = await send({ [SAVE]: formError('PYT300', 409) }, { intent: 'reward', points: '100' });
    expect(textsOf(result)).toEqual(['This is saved already.']);
  });

  it('grows by a reward of whole points only', async () => {
    const { result, seen } = await send({}, { intent: 'reward', points: '1,5' });
    expect(result).toMatchObject({ status: 400, data: { formErrors: [{ field: 'points' }] } });
    expect(seen).toEqual([]);
  });

  it('says that there are not enough points', async () => {
    const { result } = await send({ [SAVE]: formError('REW140', 409) }, { intent: 'reward', points: '9000' });
    expect(result.data).toMatchObject({ formErrors: [{ code: 'REW140' }], values: { points: '9000' } });
  });
});

describe('a new card', () => {
  const sessionID = 'session-of-the-frame-1';
  const save = async (responses: Responses, fields: Record<string, string>) => {
    const { shopper, seen } = person(responses, { fields, path: `${path}/new` });
    return { result: await outcome(runNewCard(shopper)), seen };
  };

  const address = {
    id: 'addr-1',
    approachType: 'B',
    main: true,
    firstName: 'Linh',
    lastName: 'Nguyễn',
    addressLine1: '84 George Street',
    city: 'Edinburgh',
    postalCode: 'EH2 3BU',
    countryCode: 'GB',
    phone: '+441315550142',
  } as const;
  const read = (responses: Responses, book: BookAddress[] = [address]) =>
    readNewCard(
      person({ [CONSUMER]: consumer({ address: book }), ...responses }, { path: `${path}/new` }).shopper,
    );
  const opened = (frameUrl: string) => ({
    [SESSION]: { status: 201, body: { provider: 'sandbox', sessionID, frameUrl, expiresIn: 1800 } },
  });

  it('is typed into the payment provider’s frame', async () => {
    const page = await read(opened(`http://127.0.0.1:4001/frame/${sessionID}`));
    expect(page).toMatchObject({ session: { sessionID }, addresses: [{ id: 'addr-1' }] });
  });

  it('wants an address to bill first, and opens no frame before', async () => {
    expect(await read({}, [])).toMatchObject({ session: undefined, addresses: [] });
  });

  it('is billed to addresses of countries that the payment provider bills alone', async () => {
    const countries = (...codes: readonly string[]): Responses => ({
      'GET /consumers-v3/utilities/countryList': {
        body: { countries: codes.map((code) => ({ code, name: code })) },
      },
    });
    const frame = opened(`http://127.0.0.1:4001/frame/${sessionID}`);
    const book = [address, { ...address, id: 'addr-2', countryCode: 'HK' }];
    expect(await read({ ...frame, ...countries('GB', 'US') }, book)).toMatchObject({
      addresses: [{ id: 'addr-1' }],
    });
    expect(await read({ ...frame, ...countries('US') }, book)).toMatchObject({
      session: undefined,
      hasAddress: true,
      addresses: [],
    });
  });

  it.each([
    ['cannot be reached', { [SESSION]: 'no-answer' }],
    ['names a page of another host', opened('https://elsewhere.example/frame')],
  ] as const)('has no frame where the payment provider %s', async (_what, responses) => {
    expect((await read(responses)).session).toBeUndefined();
  });

  it('is saved by the session that holds it', async () => {
    const responses = { [SAVE]: { status: 201, body: { card: { paymentInstrumentId: id } } } };
    const { result, seen } = await save(responses, { sessionID, addressId: 'addr-1', main: 'on' });
    expect(result.to).toBe('/en-gb/account/payment');
    expect(seen).toMatchObject([{ body: { sessionID, addressId: 'addr-1', main: true } }]);
  });

  it('that was not typed is asked for', async () => {
    const { result, seen } = await save({}, {});
    expect(result.data).toMatchObject({ formErrors: [{ field: 'card' }] });
    expect(seen).toEqual([]);
  });

  it.each([
    ['PYT300', 409, ['The service says no.']],
    ['NEW999', 409, ['credit card save failed']],
    ['GEN500', 500, ['credit card save failed']],
    [
      'FE309',
      400,
      ['credit card save failed. This card has expired, or its date was mistyped. Please enter it again.'],
    ],
    ['PYT406', 400, ['credit card save failed. Please choose a complete billing address.']],
  ] as const)('that is rejected with %s shows the text of the specification', async (code, status, texts) => {
    const { result } = await save({ [SAVE]: formError(code, status) }, { sessionID });
    expect(textsOf(result)).toEqual(texts);
  });

  it('that is saved already shows a text of ours where the service has none', async () => {
    const { result } = await save({ [SAVE]: formError('PYT300', 409, { message: '' }) }, { sessionID });
    expect(textsOf(result)).toEqual(['This is saved already.']);
  });

  it('that has expired is rejected at its form', async () => {
    const { result } = await save({ [SAVE]: formError('FE309', 400) }, { sessionID });
    expect(result.data).toMatchObject({ formErrors: [{ field: 'card' }] });
  });
});
