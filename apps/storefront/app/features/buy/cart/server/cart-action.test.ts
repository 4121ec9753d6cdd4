import { describe, expect, it } from 'vitest';
import { runCartAction } from './cart-action.server.ts';
import {
  cart,
  cartId,
  cartItem,
  fakeShopper,
  otherCartId,
  outcome,
  productId,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { run } from './run-cart-action.fixtures.ts';
import { doneNotice } from '../model/done-notice.ts';

const add = { intent: 'add', productId };
const ok = { body: cart() };

describe('adding to the bag', () => {
  it('makes a cart when there is none and remembers it', async () => {
    const { result, seen, shopper } = await run(
      { 'POST /cart/v1/cart': { body: { id: otherCartId }, status: 201 }, 'POST /cart/v1/item': ok },
      add,
      { basketId: undefined },
    );
    expect(result).toMatchObject({ ok: true, addedProductId: productId, cart: { totalItems: 2 } });
    expect(shopper.session.basketId()).toBe(otherCartId);
    expect(seen.at(-1)?.body).toEqual([{ cartId: otherCartId, productId, qty: 1, maxQty: 999_999 }]);
  });

  describe('for a store', () => {
    const forStore = { ...add, way: 'pickup', storeId: 'NF-GB-01', storeName: 'Northfell Covent Garden' };
    const responses = { 'POST /cart/v1/item': ok };

    it('names it in the call, and keeps it as the favourite one', async () => {
      const { result, seen, shopper } = await run(responses, forStore);
      expect(seen.at(-1)?.body).toEqual([
        { cartId, productId, qty: 1, maxQty: 999_999, selectedShippingOption: 'pickup', storeId: 'NF-GB-01' },
      ]);
      expect(shopper.session.value('favourite-store')).toBe('NF-GB-01');
      expect(result).not.toHaveProperty('storeChanged');
    });

    it('begins a bag with a reservation, which the bag tells with its end', async () => {
      const reservedUntil = new Date(Date.now() + 29.5 * 60_000).toISOString();
      const store = {
        id: 'NF-GB-01',
        name: 'Northfell Covent Garden',
        addressLine1: '1 King Street',
        city: 'London',
        postalCode: 'WC2E 8JD',
        countryCode: 'GB',
        openingHours: [],
      };
      const shipment = { shippingId: 'pickup-NF-GB-01', code: 'pickup', applicableShippingMethods: [] };
      const reserved = cart({
        id: otherCartId,
        reservation: { storeId: store.id, reservedUntil },
        shippingMethods: [{ ...shipment, storeId: store.id, store }],
      });
      const reserve = { 'POST /cart/v1/reserveWithItem': { status: 201, body: reserved } };
      const { result, shopper } = await run(reserve, forStore, { basketId: undefined });
      expect(shopper.session.basketId()).toBe(otherCartId);
      expect(result).toMatchObject({
        cart: { notices: [{ text: expect.stringContaining('30 more minutes'), tone: 'info' }] },
      });
    });

    it('is added as usual where the store sets nothing aside', async () => {
      const { result } = await run(
        {
          ...responses,
          'POST /cart/v1/reserveWithItem': formError('INV409', 409),
          'POST /cart/v1/cart': { status: 201, body: { id: cartId } },
        },
        forStore,
        { basketId: undefined },
      );
      expect(result).toMatchObject({ ok: true, addedProductId: productId });
    });

    it('says so when it takes the place of another one', async () => {
      const { result, shopper } = await run(responses, forStore, {
        values: { 'favourite-store': 'NF-GB-02' },
      });
      expect(result).toMatchObject({ storeChanged: 'Northfell Covent Garden' });
      expect(shopper.session.value('favourite-store')).toBe('NF-GB-01');
    });

    it('changes nothing of the favourite one when it is rejected', async () => {
      const { shopper } = await run({ 'POST /cart/v1/item': formError('STR404', 404) }, forStore);
      expect(shopper.session.value('favourite-store')).toBeUndefined();
    });
  });

  it('is sent under the same key again when its answer was no cart, so that it counts once', async () => {
    const noCart = { body: { ...cart(), flash: '' } };
    const { result, seen, shopper } = await run({ 'POST /cart/v1/item': noCart }, add);
    expect(result).toMatchObject({ ok: false, intent: 'add', formError: { code: 'NO_ANSWER' } });
    const values = { 'unanswered-add': shopper.session.value('unanswered-add') ?? '' };
    const again = await run({ 'POST /cart/v1/item': ok }, add, { values });
    expect(again.result).toMatchObject({ ok: true, addedProductId: productId });
    expect(again.seen.map(({ key }) => key)).toEqual([seen[0]?.key]);
  });

  it('is sent under the same key again until the bag that it leads to could be shown', async () => {
    // eslint-disable-next-line unicorn/no-thenable -- The field of the form, which nothing awaits.
    const document = { ...add, then: 'cart' };
    const { seen, shopper } = await run({ 'POST /cart/v1/item': ok }, document);
    const values = { 'unanswered-add': shopper.session.value('unanswered-add') ?? '' };
    const again = await run({ 'POST /cart/v1/item': ok }, document, { values });
    expect(again.seen.map(({ key }) => key)).toEqual([seen[0]?.key]);
  });

  it('is another piece each time where the answer itself shows the bag', async () => {
    const { shopper } = await run({ 'POST /cart/v1/item': ok }, add);
    expect(shopper.session.value('unanswered-add')).toBeUndefined();
  });

  it.each([
    ['INV405', {}, 'Sorry, this size has just sold out.'],
    ['INV406', { additionalInfo: { maxAllowedQty: 3 } }, 'You can add up to 3 more of these.'],
    ['INV406', { additionalInfo: { maxAllowedQty: 1 } }, 'You can add just one more of these.'],
    [
      'INV406',
      { additionalInfo: { maxAllowedQty: 2, limitedBy: 'STOCK' } },
      'You can add 2: that’s all we have left.',
    ],
    [
      'INV407',
      { additionalInfo: { maxAllowedQty: 0, limitedBy: 'STORE' } },
      'Your bag already has all that this store has.',
    ],
    ['INV406', {}, 'Your bag already has the maximum quantity of this item.'],
    ['INV700', {}, 'Sorry, this product can’t be bought at the moment.'],
  ])('says in words at the sizes why %s %j was rejected', async (errorId, detail, text) => {
    const { result } = await run({ 'POST /cart/v1/item': formError(errorId, 409, detail) }, add);
    expect(result).toMatchObject({ ok: false, formError: { place: 'field', field: 'productId', text } });
  });

  it('says at the form that it was sent too often, and keeps what was typed', async () => {
    const { result } = await run({ 'POST /cart/v1/item': formError('API429', 429) }, { ...add, qty: '3' });
    expect(result).toMatchObject({
      ok: false,
      formError: { place: 'field', field: 'productId', typed: '3', code: 'API429' },
    });
    const code = await run(
      { 'PUT /cart/v1/coupon': formError('API429', 429) },
      { intent: 'apply-code', code: 'GUESS1' },
    );
    const text = expect.stringContaining('wait a moment') as string;
    expect(code.result).toMatchObject({
      ok: false,
      formError: { place: 'field', field: 'code', typed: 'GUESS1', text },
    });
  });

  it.each(['', 'none-M', 'NF1', "NF1'; drop"])(
    'asks for a size when %j is sent, without any call',
    async (sent) => {
      const { result, seen } = await run({}, { intent: 'add', productId: sent });
      expect(result).toMatchObject({
        ok: false,
        formError: { place: 'field', field: 'productId', code: 'SIZE_MISSING' },
      });
      expect(seen).toEqual([]);
    },
  );

  it('tells that nothing is lost when the service does not answer', async () => {
    const { result } = await run({ 'POST /cart/v1/item': 'no-answer' }, add);
    expect(result).toMatchObject({ ok: false, formError: { code: 'NO_ANSWER' } });
  });
});

describe('an add that nobody answered', () => {
  const call = 'POST /cart/v1/item';
  /** Sequential presses of one shopper. */
  async function pressed(responses: Responses, presses: ReadonlyArray<Record<string, string>>) {
    const { shopper, seen } = fakeShopper(responses);
    for (const fields of presses) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      await runCartAction(shopper, form);
    }
    return seen.filter((each) => each.call === call).map(({ key }) => key);
  }
  const lost = formError('GEN500', 500);

  it('is the same call when the same is pressed again, so it counts once', async () => {
    const [first, again, next] = await pressed({ [call]: [lost, ok] }, [add, add, add]);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(next, 'an answered one is over').not.toBe(first);
  });

  it.each([
    ['another size', [{ ...add, productId: 'NF10023402' }]],
    ['another quantity', [{ ...add, qty: '2' }]],
    ['the same after a change of the bag', [{ intent: 'remove', itemId: 'line-1' }, add]],
  ])('is no other call: %s', async (_what, then) => {
    const keys = await pressed({ [call]: [lost, ok], 'DELETE /cart/v1/item': ok }, [add, ...then]);
    expect(new Set(keys).size).toBe(2);
  });

  it('is sent again by itself when the connection was lost', async () => {
    const { result, seen } = await run({ [call]: ['no-answer', ok] }, add);
    expect(result).toMatchObject({ ok: true });
    expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
  });
});

describe('the quantity of a line', () => {
  const set = (qty: string, more = {}) => ({ intent: 'set-quantity', itemId: 'line-1', qty, ...more });
  const call = `PUT /cart/v1/cart/${cartId}/item`;

  it.each(['0', '-1', '1.5', '1e9', 'two', ''])(
    '%j is rejected in words at the line and sent nowhere',
    async (qty) => {
      const { result, seen } = await run({}, set(qty));
      expect(result).toMatchObject({ ok: false, formError: { place: 'line', itemId: 'line-1', typed: qty } });
      expect(seen).toEqual([]);
    },
  );

  it('that was changed is said', async () => {
    const { result } = await run({ [call]: { body: cart({ items: [cartItem({ qty: 5 })] }) } }, set('5'));
    expect(result).toMatchObject({ ok: true, text: 'The quantity of Corrie shell is now 5.' });
  });

  it('is changed as typed, or by a step', async () => {
    expect((await run({ [call]: ok }, set('5'))).seen[0]?.body).toEqual({ cartId, itemId: 'line-1', qty: 5 });
    expect((await run({ [call]: ok }, set('5', { qtyStep: '-1' }))).seen[0]?.body).toMatchObject({ qty: 4 });
  });

  it('that a step could not change is shown as the bag has it, and the same step leads to the same number', async () => {
    const { result } = await run(
      {
        [call]: 'no-answer',
        [`GET /cart/v1/cart/${cartId}`]: { body: cart({ items: [cartItem({ qty: 1 })] }) },
      },
      set('1', { qtyStep: '1' }),
    );
    expect(result).toMatchObject({ ok: false, formError: { place: 'line', typed: '1', isStep: true } });
  });

  it('is rejected with what the shop allows', async () => {
    const { result } = await run(
      { [call]: formError('INV406', 409, { additionalInfo: { maxAllowedQty: 4 } }) },
      set('9'),
    );
    expect(result).toMatchObject({
      ok: false,
      formError: { place: 'line', itemId: 'line-1', text: 'Limit 4 per order.', typed: '9' },
    });
  });
});

it.each([
  [{ intent: 'set-quantity', itemId: 'line-1', qty: '2', qtyStep: '1' }, `PUT /cart/v1/cart/${cartId}/item`],
  [{ intent: 'remove', itemId: 'line-1' }, 'DELETE /cart/v1/item'],
])('a line that another tab has removed gets a notice, and goes: %j', async (fields, call) => {
  const { shopper, form } = fakeShopper({ [call]: formError('ORD404', 404) }, { fields });
  await expect(outcome(runCartAction(shopper, form) ?? Promise.resolve())).resolves.toEqual({
    to: '/en-gb/cart?done=gone',
  });
  expect(doneNotice(shopper.t, new URLSearchParams({ done: 'gone' }), undefined)).toEqual({
    text: 'This item is no longer in your bag.',
  });
});

describe('a promo code', () => {
  it.each([
    ['PRM130', 'That code isn’t valid. Please check the spelling.'],
    ['PRM155', 'This code has expired.'],
    ['PRM416', 'This code is already applied.'],
  ])('rejected with %s is shown beside the field and kept', async (errorId, text) => {
    const { result } = await run(
      { 'PUT /cart/v1/coupon': formError(errorId) },
      { intent: 'apply-code', code: ' hills10 ' },
    );
    expect(result).toMatchObject({
      ok: false,
      formError: { place: 'field', field: 'code', text, typed: 'hills10' },
    });
  });

  it('that is empty is asked for', async () => {
    const { result, seen } = await run({}, { intent: 'apply-code', code: '  ' });
    expect(result).toMatchObject({ ok: false, formError: { place: 'field', field: 'code' } });
    expect(seen).toEqual([]);
  });
});

it.each([
  { intent: 'remove', qty: '2' },
  { intent: 'set-quantity', leave: 'remove', qty: '7', had: '2' },
])('removing a line offers to put it back: %j', async (fields) => {
  const { result } = await run(
    { 'DELETE /cart/v1/item': { body: cart({ items: [], totalItems: 0 }) } },
    { itemId: 'line-1', name: 'Corrie shell', productId, ...fields },
  );
  expect(result).toMatchObject({
    ok: true,
    removed: { productId, qty: 2 },
    text: 'Corrie shell was removed from your bag.',
  });
});

describe('a gift that the bag does not earn any more', () => {
  const message = 'The hat was taken out of your bag.';
  const gone = { body: cart({ customerNotifications: [{ type: 'BonusProductWithdrawn', message }] }) };

  it('is said to have gone with the line that was removed', async () => {
    const remove = { intent: 'remove', itemId: 'line-2', name: 'Corrie shell' };
    const { result } = await run({ 'DELETE /cart/v1/item': gone }, remove);
    expect(result).toMatchObject({ text: `Corrie shell was removed from your bag. ${message}` });
  });

  it('is said to have gone with the quantity', async () => {
    const set = { intent: 'set-quantity', itemId: 'line-1', qty: '2' };
    const { result } = await run({ [`PUT /cart/v1/cart/${cartId}/item`]: gone }, set);
    expect(result).toMatchObject({ withdrawn: message });
  });
});

it('says before an undo what it does not bring back', async () => {
  const line = { itemId: 'line-1', name: 'Corrie shell', productId, qty: '1', options: 'on' };
  const { result } = await run(
    { 'DELETE /cart/v1/item': { body: cart({ items: [], totalItems: 0 }) } },
    { intent: 'remove', ...line },
  );
  expect(result).toMatchObject({
    text: 'Corrie shell was removed from your bag. Undo puts it back without its gift options and its pickup.',
  });
});

describe('a change that nobody answered, and that the bag shows', () => {
  const getCart = `GET /cart/v1/cart/${cartId}`;
  const lost = formError('GEN500', 500);
  const changed = {
    'set-quantity': [
      { itemId: 'line-1', qty: '1', qtyStep: '1' },
      `PUT /cart/v1/cart/${cartId}/item`,
      cart(),
    ],
    remove: [
      { itemId: 'line-1', name: 'It', productId, qty: '2' },
      'DELETE /cart/v1/item',
      cart({ items: [], totalItems: 0 }),
    ],
    'remove-code': [{ code: 'HILLS10' }, 'DELETE /cart/v1/coupon', cart()],
    'apply-code': [
      { code: ' hills10 ' },
      'PUT /cart/v1/coupon',
      cart({ couponItems: [{ code: 'HILLS10', label: 'Ten percent', applied: true }] }),
    ],
  } as const;
  const other = cart({
    items: [cartItem({ qty: 1 })],
    couponItems: [{ code: 'HILLS10', label: 'Ten percent', applied: true }],
  });
  const notDone = {
    'set-quantity': other,
    remove: other,
    'remove-code': other,
    'apply-code': cart(),
  } as const;

  it.each(['set-quantity', 'remove', 'remove-code', 'apply-code'] as const)(
    'is reported as done, and one that it does not show is not: %s',
    async (intent) => {
      const [fields, call, shown] = changed[intent];
      const done = await run({ [call]: lost, [getCart]: { body: shown } }, { intent, ...fields });
      expect(done.result).toMatchObject({ ok: true, intent });
      const open = await run({ [call]: lost, [getCart]: { body: notDone[intent] } }, { intent, ...fields });
      expect(open.result).toMatchObject({ ok: false, formError: { code: 'NO_ANSWER' } });
      const unread = await run({ [call]: lost, [getCart]: lost }, { intent, ...fields });
      expect(unread.result).toMatchObject({ ok: false, formError: { code: 'NO_ANSWER' } });
    },
  );
});

it.each([['no-answer'], [formError('GEN500', 500)]] as const)(
  'a removal that fails shows the text of the specification',
  async (failure) => {
    const fields = { intent: 'remove', itemId: 'line-1' };
    const { result } = await run(
      { 'DELETE /cart/v1/item': failure, [`GET /cart/v1/cart/${cartId}`]: failure },
      fields,
    );
    expect(result).toMatchObject({
      formError: { text: 'Unable to remove item from cart. Please try again later' },
    });
  },
);

it.each([
  ['API400', 400, 'Unable to remove item from cart. Please try again later'],
  ['NEW999', 409, 'Unable to remove item from cart. Please try again later'],
  ['API429', 429, expect.stringContaining('wait a moment')],
] as const)('a removal that is rejected with %s says so', async (code, status, text: unknown) => {
  const fields = { intent: 'remove', itemId: 'line-1' };
  const { result } = await run({ 'DELETE /cart/v1/item': formError(code, status) }, fields);
  expect(result).toMatchObject({ ok: false, formError: { text } });
});

it('a form that asks for nothing known is not answered', async () => {
  expect((await run({}, { intent: 'buy' })).result).toBeUndefined();
});
