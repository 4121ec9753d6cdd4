import type { Cart, PaymentMethod } from '@haberdash/api-client/cart';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../../testing/test-shop.fixtures.ts';
import { savedInstrument } from '../../../customers/consumers/saved-instrument-schema.ts';
import { sellVariant } from '../../../../testing/catalogue.fixtures.ts';
import { addMember, addPerson, cardRow, type PersonParts } from '../../../../testing/people.fixtures.ts';
import { frSite, usAddress, type TestShopper } from '../../../../testing/service.ts';

const giftCard = { payment_method_id: 'GIFT_CARD', code: 'GC7730014820', pin: '0412' };

describe('what pays for a cart', () => {
  const shop = createTestShop();
  let shoe: string;
  beforeEach(async () => {
    await shop.database.empty();
    shop.service.giftCards.reset();
    shoe = await sellVariant(shop.database, { price: 10_000 });
  });

  const path = (cartId: string) => `/cart/v1/cart/${cartId}/paymentInstruments`;
  const add = (shopper: TestShopper, cartId: string, body: object) =>
    shopper.call<Cart>('POST', path(cartId), body);
  const methodsOf = async (shopper: TestShopper, cartId: string) => {
    const url = `/cart/v1/cart/${cartId}/paymentMethods`;
    const { body } = await shopper.call<{ paymentMethods: PaymentMethod[] }>('GET', url);
    return body.paymentMethods;
  };
  const minus = (total: number, less: number) => Math.round((total - less) * 100) / 100;
  const paid = ({ payment_instruments: tenders, remainingToPay, totals }: Cart) => ({
    tenders: tenders.map(({ code, amount }) => [code, amount]),
    remaining: remainingToPay,
    total: totals.total,
  });
  const guestCart = async () => {
    const shopper = await shop.service.shopper();
    return { shopper, cartId: await shopper.newCart([shoe, 1]) };
  };

  async function memberCart(points: number, parts: PersonParts = {}) {
    const id = `C-${points}`;
    const shopper = await shop.service.person({ consumerNo: id, ...parts });
    await addMember(shop.database, id, { points });
    return { shopper, cartId: await shopper.newCart([shoe, 1]), id };
  }

  it('is a gift card up to the remaining amount, and removing it recomputes the rest', async () => {
    const { shopper, cartId } = await guestCart();
    const before = (await shopper.cart(cartId)).body;
    const added = await add(shopper, cartId, giftCard);
    expect(paid(added.body)).toEqual({
      tenders: [['GIFT_CARD', 35.5]],
      remaining: minus(before.totals.total, 35.5),
      total: before.totals.total,
    });
    const [tender] = added.body.payment_instruments;
    expect(tender?.additionalData).toEqual({ lastFour: '4820', availableAmount: 35.5 });
    const removed = await shopper.call<Cart>('DELETE', path(cartId), { payment_instrument_id: tender?.id });
    expect(paid(removed.body)).toEqual({
      tenders: [],
      remaining: before.totals.total,
      total: before.totals.total,
    });
  });

  it('is several gift cards and one session for the rest', async () => {
    const { shopper, cartId } = await guestCart();
    shop.service.giftCards.issue('GC0000000001', 1_000);
    const session = await shopper.openSession(cartId);
    await add(shopper, cartId, { payment_method_id: 'CREDIT_CARD', sessionID: session });
    await add(shopper, cartId, giftCard);
    const { body } = await add(shopper, cartId, { ...giftCard, code: 'GC0000000001' });
    const { total } = body.totals;
    expect(paid(body)).toEqual({
      tenders: [
        ['CREDIT_CARD', minus(total, 45.5)],
        ['GIFT_CARD', 35.5],
        ['GIFT_CARD', 10],
      ],
      remaining: 0,
      total,
    });
  });

  it('is a provider of the site within its amount limits, which are returned', async () => {
    const { shopper, cartId } = await guestCart();
    const offers = async () =>
      Object.fromEntries(
        (await methodsOf(shopper, cartId)).map(({ code, additionalData }) => [code, additionalData]),
      );
    expect((await offers())['PAY_LATER']).toEqual({
      eligible: true,
      minimumAmount: 35,
      maximumAmount: 1_000,
    });
    const later = await shopper.openSession(cartId, 'PAY_LATER');
    const added = await add(shopper, cartId, { payment_method_id: 'PAY_LATER', sessionID: later });
    expect(added.body.remainingToPay).toBe(0);
    const boot = await sellVariant(shop.database, { id: 'NF0B0B0CRED', price: 95_000 });
    const more = [{ cartId, productId: boot, qty: 1 }];
    const { body: grown } = await shopper.call<Cart>('POST', '/cart/v1/item', more);
    expect(paid(grown)).toMatchObject({ tenders: [['PAY_LATER', 0]], remaining: grown.totals.total });
    expect((await offers())['PAY_LATER']).toMatchObject({ eligible: false });
    expect(grown.expressPaymentMethods).toEqual(['WALLET']);
    const again = await add(shopper, cartId, { payment_method_id: 'PAY_LATER', sessionID: later });
    expect([again.status, again.errorIds]).toEqual([409, ['PAY400']]);
    const session = await shopper.openSession(cartId, 'PAY_LATER');
    expect(session).toBeUndefined();
  });

  it('is no provider that a site has not', async () => {
    const shopper = await shop.service.shopper({ ...frSite, locale: 'it-it', siteid: 'NF-IT' });
    const cartId = await shopper.newCart([shoe, 1]);
    const codes = (await methodsOf(shopper, cartId)).map(({ code }) => code);
    expect(codes).toEqual(['CREDIT_CARD', 'WALLET', 'GIFT_CARD', 'REWARD_CODE']);
  });

  it.each([
    ['no code', { code: '' }, 400, 'GFC400'],
    ['a code that nobody has', { code: 'GC1' }, 400, 'GFC700'],
    ['another pin', { pin: '9999' }, 400, 'GFC760'],
    ['another brand', { code: 'GC-OTHER' }, 400, 'GFC800'],
    ['a card that has ended', { code: 'GC-ENDED' }, 409, 'GFC812'],
    ['a card of another currency', { code: 'GC0000000002' }, 409, 'GFC725'],
    ['an empty card', { code: 'GC0000000003' }, 409, 'GFC740'],
    ['an issuer that is late', { code: 'GC-SLOW' }, 409, 'GFC799'],
    ['an issuer that fails', { code: 'GC-BROKEN' }, 409, 'GFS800'],
  ])('is no gift card with %s, and its balance is not returned', async (_name, change, status, errorId) => {
    shop.service.giftCards.issue('GC0000000002', 1_000, 'EUR');
    shop.service.giftCards.issue('GC0000000003', 0);
    const { shopper, cartId } = await guestCart();
    const added = await add(shopper, cartId, { ...giftCard, ...change });
    expect([added.status, added.errorIds]).toEqual([status, [errorId]]);
    const { payment_method_id: _method, ...request } = giftCard;
    const balance = await shopper.call('POST', '/cart/v1/giftcard/balance', { ...request, ...change });
    expect([balance.status, balance.errorIds]).toEqual([status, [errorId]]);
  });

  it('is the same gift card once (GFC755), and no more than five (GFC410)', async () => {
    const { shopper, cartId } = await guestCart();
    for (let at = 1; at <= 6; at += 1) shop.service.giftCards.issue(`GC100000000${at}`, 100);
    const codes = async (last: number) =>
      (await add(shopper, cartId, { ...giftCard, code: `GC100000000${last}` })).errorIds;
    expect(await codes(1)).toEqual([]);
    expect(await codes(1)).toEqual(['GFC755']);
    for (const at of [2, 3, 4, 5]) expect(await codes(at)).toEqual([]);
    expect(await codes(6)).toEqual(['GFC410']);
    expect((await methodsOf(shopper, cartId)).map(({ code }) => code)).not.toContain('GIFT_CARD');
  });

  it('returns the balance of a gift card', async () => {
    const { shopper } = await guestCart();
    const { payment_method_id: _method, ...request } = giftCard;
    const { body } = await shopper.call('POST', '/cart/v1/giftcard/balance', request);
    expect(body).toEqual({ balance: 35.5, currency: 'USD', lastFour: '4820' });
  });

  it('rejects what does not belong to the method, so that nothing is dropped', async () => {
    const { shopper, cartId } = await guestCart();
    for (const [body, field] of [
      [{ payment_method_id: 'WALLET', code: 'X', sessionID: 'session-0001' }, 'code'],
      [{ payment_method_id: 'GIFT_CARD', sessionID: 'session-0001' }, 'sessionID'],
      [{ payment_method_id: 'CREDIT_CARD' }, 'sessionID'],
      [{ payment_method_id: 'LOYALTY_POINTS', pin: '1234' }, 'pin'],
    ] as const) {
      const rejected = await add(shopper, cartId, body);
      expect([rejected.errorIds, rejected.body]).toMatchObject([['API400'], { errorDetails: [{ field }] }]);
    }
  });

  it('is a session of this cart and method only (PYT404)', async () => {
    const { shopper, cartId } = await guestCart();
    const other = await guestCart();
    const foreign = await other.shopper.openSession(other.cartId);
    const own = await shopper.openSession(cartId);
    for (const body of [
      { payment_method_id: 'CREDIT_CARD', sessionID: foreign },
      { payment_method_id: 'WALLET', sessionID: own },
      { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: 'pi-nobody' },
    ])
      expect((await add(shopper, cartId, body)).errorIds).toEqual(['PYT404']);
  });

  it('is a saved card of the shopper that has not ended (FE309)', async () => {
    const person = await addPerson(shop.database);
    const shopper = await shop.service.person({ consumerNo: 'C-1' });
    await shop.database.read.insert(savedInstrument).values([
      cardRow('C-1'),
      cardRow('C-1', {
        id: 'pi-ended',
        fingerprint: 'another',
        card: { type: 'VISA', lastFour: '2222', expirationMonth: 1, expirationYear: 2020 },
      }),
      cardRow(person.consumerNo, { id: 'pi-foreign' }),
    ]);
    const cartId = await shopper.newCart([shoe, 1]);
    const saved = (paymentInstrumentId: string) =>
      add(shopper, cartId, { payment_method_id: 'CREDIT_CARD', paymentInstrumentId });
    expect((await saved('pi-ended')).errorIds).toEqual(['FE309']);
    expect((await saved('pi-foreign')).errorIds).toEqual(['PYT404']);
    const { body } = await saved('pi-card-0001');
    expect(body.payment_instruments).toMatchObject([
      { code: 'CREDIT_CARD', amount: body.totals.total, additionalData: { type: 'VISA', lastFour: '1111' } },
    ]);
  });

  it('is points of a member, in whole units and above the minimum', async () => {
    const { shopper, cartId } = await memberCart(1_277);
    const offered = (await methodsOf(shopper, cartId)).find(({ code }) => code === 'LOYALTY_POINTS');
    expect(offered?.additionalData).toEqual({ points: 1_277, minimumPoints: 500, availableAmount: 12 });
    const points = (amount?: number) =>
      add(shopper, cartId, { payment_method_id: 'LOYALTY_POINTS', ...(amount && { amount }) });
    expect((await points(13)).errorIds).toEqual(['REW140']);
    expect((await points(4)).errorIds).toEqual(['REW140']);
    expect((await points(5.5)).errorIds).toEqual(['API400']);
    expect(paid((await points(6)).body).tenders).toEqual([['LOYALTY_POINTS', 6]]);
    expect(paid((await points()).body).tenders).toEqual([['LOYALTY_POINTS', 12]]);
  });

  it('is a reward by its code or its id, once', async () => {
    const { shopper, cartId } = await memberCart(1_000);
    const saved = '/consumers-v3/consumer/payment_instruments';
    await shopper.call('POST', saved, { payment_method_id: 'REWARD_CODE', points: 1_000 });
    const { body } = await shopper.call<{
      paymentInstruments: { code: string; paymentInstrumentId: string }[];
    }>('GET', `${saved}?payment_method_id=REWARD_CODE`);
    const [reward] = body.paymentInstruments;
    const added = await add(shopper, cartId, { payment_method_id: 'REWARD_CODE', code: reward?.code });
    expect(paid(added.body).tenders).toEqual([['REWARD_CODE', 10]]);
    const again = { payment_method_id: 'REWARD_CODE', paymentInstrumentId: reward?.paymentInstrumentId };
    expect((await add(shopper, cartId, again)).errorIds).toEqual(['PYT300']);
    expect((await add(shopper, cartId, { ...again, payment_method_id: 'REWARD_CARD' })).errorIds).toEqual([
      'PYT404',
    ]);
  });

  it.each([
    ['points', { payment_method_id: 'LOYALTY_POINTS' }],
    ['a typed code', { payment_method_id: 'REWARD_CODE', code: 'RWD-7H2K-91PQ' }],
  ])(
    'of members is, by %s, none for guests (REW401), strangers (REW130) and the unconfirmed (REW135)',
    async (_, reward) => {
      const { shopper, cartId } = await guestCart();
      expect((await add(shopper, cartId, reward)).errorIds).toEqual(['REW401']);
      const stranger = await shop.service.person();
      expect((await add(stranger, await stranger.newCart([shoe, 1]), reward)).errorIds).toEqual(['REW130']);
      const { consumerNo, subject } = { consumerNo: 'C-7', subject: 'consumer-7' };
      const unconfirmed = await shop.service.person({ consumerNo, subject });
      await addMember(shop.database, consumerNo, { status: 'UNCONFIRMED', points: 900 });
      expect((await add(unconfirmed, await unconfirmed.newCart([shoe, 1]), reward)).errorIds).toEqual([
        'REW135',
      ]);
    },
  );

  it('is an athlete’s credit first, and rewards only once it is used up (reading 10)', async () => {
    const rich = await memberCart(1_000, { athleteCredit: 500_00, athleteSpend: 0 });
    const credit = { payment_method_id: 'ATHLETES_PAYMENT' };
    const points = { payment_method_id: 'LOYALTY_POINTS' };
    expect((await add(rich.shopper, rich.cartId, points)).errorIds).toEqual(['PAY400']);
    const paidAll = (await add(rich.shopper, rich.cartId, credit)).body;
    expect(paid(paidAll)).toMatchObject({
      tenders: [['ATHLETES_PAYMENT', paidAll.totals.total]],
      remaining: 0,
    });
    expect((await methodsOf(rich.shopper, rich.cartId)).map(({ code }) => code)).not.toContain(
      'LOYALTY_POINTS',
    );
    const poor = await memberCart(2_000, { athleteCredit: 500_00, athleteSpend: 450_00 });
    await add(poor.shopper, poor.cartId, credit);
    const both = (await add(poor.shopper, poor.cartId, points)).body;
    expect(paid(both).tenders).toEqual([
      ['ATHLETES_PAYMENT', 50],
      ['LOYALTY_POINTS', 20],
    ]);
    const other = await shop.service.person();
    expect((await add(other, await other.newCart([shoe, 1]), credit)).errorIds).toEqual(['AUT404']);
  });

  it('stays what it was while delivery changes the total, and pays more or less of it', async () => {
    const { shopper, cartId } = await guestCart();
    shop.service.giftCards.issue('GC0000000009', 100_000);
    await add(shopper, cartId, { ...giftCard, code: 'GC0000000009' });
    const addresses = [usAddress()];
    const { body } = await shopper.call<Cart>('POST', `/cart/v2/cart/${cartId}/shippingAddress`, {
      addresses,
    });
    expect(paid(body)).toMatchObject({ tenders: [['GIFT_CARD', body.totals.total]], remaining: 0 });
  });

  it('returns no other shopper’s cart', async () => {
    const { cartId } = await guestCart();
    const stranger = await shop.service.shopper();
    expect((await add(stranger, cartId, giftCard)).errorIds).toEqual(['BSK404']);
  });
});
