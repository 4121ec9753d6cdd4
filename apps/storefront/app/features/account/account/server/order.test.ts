import { describe, expect, it } from 'vitest';
import {
  cart,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { person } from './account.fixtures.ts';
import { readCancellation, runCancellation } from './cancellation.server.ts';
import { readInvoice } from './invoice.server.ts';
import { order, ORDER, orderNumber } from './order.fixtures.ts';
import { readOrder, runOrder } from './order.server.ts';
import { readReturn, runReturn } from './return.server.ts';

const TRACK = 'POST /consumers-v3/consumer/TrackOrder';
const CANCEL = 'POST /consumers-v3/consumer/CancelOrder';
const LABEL = `POST /consumers-v3/consumer/return/${orderNumber}/returnLabel`;
const ADD = 'POST /cart/v1/item';
const path = `/account/orders/${orderNumber}`;
const OF_ORDER = { [ORDER]: { body: order } };

type Shopper = ReturnType<typeof person>['shopper'];

function run(
  act: (shopper: Shopper) => Promise<unknown>,
  responses: Responses,
  { fields = {}, at = path }: { fields?: Record<string, string>; at?: string } = {},
) {
  const { shopper, seen } = person(responses, { fields, path: at });
  const params = { ...shopper.params, order: orderNumber };
  return { result: outcome(act({ ...shopper, params })), seen };
}

describe('an order', () => {
  it('is shown with its parcels, which its secret finds', async () => {
    const tracking = {
      orderNumber,
      createdAt: order.createdAt,
      status: 'SHIPPED',
      isCancellable: false,
      returnable: [],
      returns: [],
      shipments: [],
    };
    const { result, seen } = run(readOrder, { ...OF_ORDER, [TRACK]: { body: tracking } });
    expect(await result).toMatchObject({ data: { order: { orderNumber }, tracking: { status: 'SHIPPED' } } });
    expect(seen.at(-1)?.body).toEqual({ orderNumber, st: order.st });
    expect(JSON.stringify((await result).data)).not.toContain(order.st);
  });

  it.each([
    ['is offered no invoice before a parcel has left', ['PLACED', 'IN_PREPARATION'], false],
    ['is offered its invoice from then on', ['PLACED', 'SHIPPED'], true],
    ['is offered its invoice once it can be fetched', ['READY_FOR_PICKUP'], true],
  ])('%s', async (_what, reached, hasInvoice) => {
    const at = order.createdAt;
    const shipment = {
      shipmentId: 'me',
      status: reached.at(-1),
      shippingMethod: { code: 'standard', label: 'Standard', price: { amount: 0 }, selected: true },
      events: reached.map((status) => ({ status, at, text: status })),
    };
    const tracking = {
      orderNumber,
      createdAt: at,
      status: 'PLACED',
      isCancellable: false,
      returnable: [],
      returns: [],
    };
    const body = { ...tracking, shipments: [shipment] };
    const { result } = run(readOrder, { ...OF_ORDER, [TRACK]: { body } });
    expect(await result).toMatchObject({ data: { hasInvoice } });
  });

  it('is shown without parcels where nobody says where they are, and the service says whether it has an invoice', async () => {
    const { result } = run(readOrder, { ...OF_ORDER, [TRACK]: 'no-answer' });
    expect(await result).toMatchObject({
      data: { order: { orderNumber }, tracking: undefined, hasInvoice: true },
    });
  });

  it('of an address that no order can have is not found, without a call', async () => {
    const { shopper, seen } = person({}, { path: '/account/orders/nonsense' });
    const read = readOrder({ ...shopper, params: { order: 'nonsense' } });
    await expect(read).rejects.toMatchObject({ init: { status: 404 } });
    expect(seen).toEqual([]);
  });
});

describe('buying again', () => {
  const again = (responses: Responses) =>
    run(runOrder, { ...OF_ORDER, ...responses }, { fields: { intent: 'reorder' } });

  it('puts every item into the bag, and shows it', async () => {
    const { result, seen } = again({ [ADD]: { body: cart() } });
    expect(await result).toEqual({ to: '/en-gb/cart' });
    expect(seen.filter(({ call }) => call === ADD).map(({ body }) => body)).toMatchObject([
      [{ productId: 'NF10023401', qty: 2 }],
      [{ productId: 'NF10023501', qty: 2 }],
    ]);
  });

  it('names what cannot be had any more, and adds the rest', async () => {
    const { result } = again({ [ADD]: [formError('INV405'), { body: cart() }] });
    expect(await result).toMatchObject({
      status: 409,
      data: { formErrors: [{ code: 'PARTLY_ADDED', text: expect.stringContaining('Corrie shell') }] },
    });
  });

  it('says so where nothing of it can be bought', async () => {
    const { result } = again({ [ADD]: formError('INV700', 404) });
    expect(await result).toMatchObject({ data: { formErrors: [{ code: 'NOTHING_ADDED' }] } });
  });

  it('claims nothing where the bag does not answer', async () => {
    const { result } = again({ [ADD]: 'no-answer' });
    expect(await result).toMatchObject({ data: { formErrors: [{ code: 'NO_ANSWER' }] } });
  });
});

const tracked = (status: string, more: object = {}) => ({
  [TRACK]: {
    body: {
      orderNumber,
      createdAt: order.createdAt,
      status,
      isCancellable: status === 'PLACED',
      returnable: [],
      returns: [],
      shipments: [],
      ...more,
    },
  },
});

describe('the gift cards of an order', () => {
  const RESEND = 'POST /consumers-v3/consumer/resendGiftCardEmail';
  const resend = (responses: Responses) => run(runOrder, responses, { fields: { gift: 'line-2' } });

  it('are offered where they were mailed to a recipient', async () => {
    const [shell, hat] = order.items;
    if (shell === undefined || hat === undefined) throw new TypeError('the order has two lines');
    const items = [shell, { ...hat, giftOption: { to: 'Mai', email: 'mai@example.com' } }];
    const { result } = run(readOrder, { ...OF_ORDER, [ORDER]: { body: { ...order, items } } });
    expect(await result).toMatchObject({
      data: { giftCards: [{ id: 'line-2', to: 'mai@example.com' }] },
    });
  });

  it('are mailed again, and the page of the order says so', async () => {
    const { result, seen } = resend({ [RESEND]: { body: { sent: true } } });
    expect(await result).toEqual({ to: `/en-gb/account/orders/${orderNumber}` });
    expect(seen.at(-1)?.body).toEqual({ orderNumber, itemId: 'line-2' });
  });

  it.each([
    ['a moment ago', () => new Date(Date.now() + 600_000).toISOString(), 'sent a moment ago'],
    ['not yet', () => '2999-05-14T10:31:07Z', '14 May 2999'],
  ])('that were sent %s are not mailed, and the page says when they are', async (_when, nextAt, text) => {
    const { result } = resend({ [RESEND]: { body: { sent: false, nextAt: nextAt() } } });
    expect((await result).data).toMatchObject({ formErrors: [{ text: expect.stringContaining(text) }] });
  });
});

describe('the page of a cancellation', () => {
  it.each([
    ['CANCELLED', 'cancelled already'],
    ['DELIVERED', 'was delivered already'],
    ['RETURNED', 'has come back already'],
    ['SHIPPED', 'on its way'],
    ['IN_PREPARATION', 'packing this order already'],
    ['PENDING_CHALLENGE', 'still open'],
  ])('promises nothing for an order that is %s, and says so', async (status, words) => {
    const { result } = run(readCancellation, { ...OF_ORDER, ...tracked(status) });
    expect(await result).toMatchObject({ data: { tooLate: expect.stringContaining(words) } });
  });

  it.each<[string, Responses]>([
    ['can be cancelled', tracked('PLACED')],
    ['may be anywhere, as nobody says', { [TRACK]: 'no-answer' }],
  ])('asks once more about an order that %s', async (_what, responses) => {
    const { result } = run(readCancellation, { ...OF_ORDER, ...responses });
    expect(await result).toMatchObject({ data: { tooLate: undefined, total: 480 } });
  });
});

describe('the page of a return', () => {
  const open = { returnNumber: 'RN00004417', status: 'OPEN', carrier: 'c', trackingNumber: 't', items: [] };
  const returns = [{ ...open, validUntil: '2026-06-14' }];

  it('offers what is left of each item, and nothing else', async () => {
    const returnable = [{ itemId: 'line-2', qty: 1 }];
    const { result } = run(readReturn, { ...OF_ORDER, ...tracked('DELIVERED', { returnable, returns }) });
    const { data } = await result;
    expect(data).toMatchObject({ items: [{ id: 'line-2', qty: 1 }], closed: undefined, label: undefined });
    expect(data).toHaveProperty('items.length', 1);
  });

  it.each([
    ['PLACED', {}, 'isn’t on its way yet'],
    ['CANCELLED', {}, 'cancelled already'],
    ['DELIVERED', {}, 'time for returns of this order is over'],
    ['DELIVERED', { returns }, 'nothing left to send back'],
  ])('says why nothing can be sent back of an order that is %s', async (status, more, words) => {
    const { result } = run(readReturn, { ...OF_ORDER, ...tracked(status, more) });
    expect(await result).toMatchObject({ data: { closed: expect.stringContaining(words) } });
  });

  it('shows the label of an open return as often as it is asked for', async () => {
    const responses = { ...OF_ORDER, ...tracked('DELIVERED', { returns }) };
    const at = `${path}/return?label=0`;
    const label = { ...returns[0], orderNumber, label: 'JVBERi0xLjQK' };
    const { result, seen } = run(readReturn, { ...responses, [LABEL]: { status: 201, body: label } }, { at });
    expect(await result).toMatchObject({ data: { label: { returnNumber: 'RN00004417' } } });
    expect(seen.at(-1)?.body).toEqual({ returnPosition: 0 });
  });

  it.each(['x', '-1', '1000', '7'])('shows no label of a return that is not there: %s', async (position) => {
    const at = `${path}/return?label=${position}`;
    const responses = { [LABEL]: formError('API400', 400, { field: 'returnPosition' }) };
    const { result } = run(readReturn, { ...OF_ORDER, ...tracked('DELIVERED'), ...responses }, { at });
    expect(await result).toMatchObject({ data: { label: undefined } });
  });
});

describe('a cancellation', () => {
  const cancel = (responses: Responses, fields: Record<string, string> = { reason: 'ORDERED_TWICE' }) =>
    run(runCancellation, responses, { fields, at: `${path}/cancel` });

  it('is sent with its reason, and shown on the page of the order', async () => {
    const { result, seen } = cancel({ [CANCEL]: { body: { orderNumber, cancelled: true, refund: 480 } } });
    expect(await result).toEqual({ to: `/en-gb${path}` });
    expect(seen).toMatchObject([{ body: { orderNumber, reason: 'ORDERED_TWICE' } }]);
  });

  it('that comes too late says why', async () => {
    const { result } = cancel({ [CANCEL]: { body: { orderNumber, cancelled: false, rejected: 'SHIPPED' } } });
    expect(await result).toMatchObject({
      status: 409,
      data: {
        formErrors: [{ text: expect.stringContaining('on its way') }],
        values: { reason: 'ORDERED_TWICE' },
      },
    });
  });

  it('without a reason is not sent', async () => {
    const { result, seen } = cancel({}, {});
    expect(await result).toMatchObject({ status: 400, data: { formErrors: [{ field: 'reason' }] } });
    expect(seen).toEqual([]);
  });
});

describe('a return', () => {
  const chosen = { 'qty-line-1': '1', 'reason-line-1': 'TOO_SMALL', 'qty-line-2': '0', 'reason-line-2': '' };
  const send = (responses: Responses, fields: Record<string, string> = chosen) =>
    run(runReturn, { ...OF_ORDER, ...responses }, { fields, at: `${path}/return` });
  const label = {
    returnNumber: 'RN00004417',
    orderNumber,
    carrier: 'Sample Parcel',
    trackingNumber: 'SP000087654321',
    validUntil: '2026-06-14',
    label: 'JVBERi0xLjQK',
  };

  it('is opened for what was chosen, and answers its label', async () => {
    const { result, seen } = send({ [LABEL]: { status: 201, body: label } });
    expect(await result).toMatchObject({ data: { label: { returnNumber: 'RN00004417' } } });
    expect(seen.at(-1)?.body).toEqual({ items: [{ itemId: 'line-1', qty: 1, reason: 'TOO_SMALL' }] });
  });

  it.each([
    ['of nothing', { ...chosen, 'qty-line-1': '0' }, { code: 'NOTHING_CHOSEN' }],
    ['without a reason', { ...chosen, 'reason-line-1': '' }, { field: 'reason-line-1' }],
  ] as const)('%s is not sent', async (_what, fields, expected) => {
    const { result, seen } = send({}, fields);
    expect(await result).toMatchObject({ status: 400, data: { formErrors: [expected], values: fields } });
    expect(seen.map(({ call }) => call)).not.toContain(LABEL);
  });

  it('that comes too late says so', async () => {
    const { result } = send({ [LABEL]: formError('API400', 400, { field: 'items' }) });
    expect(await result).toMatchObject({ data: { formErrors: [{ code: 'RETURN_CLOSED' }], values: chosen } });
  });

  it('of more than is left says at the item how many that is', async () => {
    const detail = { field: 'items.0.qty', additionalInfo: { maxAllowedQty: 1 } };
    const { result } = send({ [LABEL]: formError('API400', 400, detail) });
    expect(await result).toMatchObject({
      data: { formErrors: [{ field: 'qty-line-1', text: expect.stringContaining('only one') }] },
    });
  });

  it('says that the carrier made no label, and keeps what was chosen', async () => {
    const { result } = send({ [LABEL]: formError('RTN500', 500) });
    expect(await result).toMatchObject({ data: { formErrors: [{ code: 'RTN500' }], values: chosen } });
  });
});

it('a missing invoice is shown as an error on the page of its order', async () => {
  const { result } = run(readInvoice, {
    'POST /consumers-v3/consumer/purchase/invoice/download': formError('OHS4004', 404),
  });
  expect(await result).toEqual({ to: `/en-gb${path}?rejected=OHS4004` });
});
