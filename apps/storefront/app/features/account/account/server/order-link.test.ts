import { describe, expect, it } from 'vitest';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
  type FakeShopperOptions,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readCancellation, runCancellation } from './cancellation.server.ts';
import { readInvoice } from './invoice.server.ts';
import { readOrderLink, runOrderLink } from './order-link.server.ts';
import { order, ORDER, orderNumber } from './order.fixtures.ts';
import { setOrderProof } from './order-proof.server.ts';
import { readOrder, runOrder } from './order.server.ts';
import { readReturn, runReturn } from './return.server.ts';

const OPEN = 'POST /consumers-v3/order/link/open';
const TRACK = 'POST /consumers-v3/consumer/TrackOrder';
const CANCEL = 'POST /consumers-v3/consumer/CancelOrder';
const LABEL = `POST /consumers-v3/consumer/return/${orderNumber}/returnLabel`;
const INVOICE = 'POST /consumers-v3/consumer/purchase/invoice/download';
const code = 'q3Xn0dZ5mS2r8VbK1uYt7w';
const { st } = order;
const path = '/track-order/open';
const orderPath = `/account/orders/${orderNumber}`;
const withCode = { 'order-code': code };

describe('the link to an order', () => {
  it('keeps its code out of the address, and asks for a press', async () => {
    const first = fakeShopper({}, { path: `${path}?code=${code}` });
    expect(await outcome(readOrderLink(first.shopper))).toEqual({ to: `/en-gb${path}` });
    const then = fakeShopper({}, { path, values: Object.fromEntries(first.values) });
    expect(await outcome(readOrderLink(then.shopper))).toMatchObject({
      status: 200,
      data: { ended: undefined },
    });
    expect(then.seen).toEqual([]);
  });

  it('opens the order once, for this browser', async () => {
    const { shopper, seen, values } = fakeShopper(
      { [OPEN]: { body: { orderNumber, st } } },
      { path, values: withCode },
    );
    expect(await outcome(runOrderLink(shopper))).toEqual({ to: `/en-gb${orderPath}` });
    expect(seen).toMatchObject([{ body: { code } }]);
    expect(values.has('order-code')).toBe(false);
    const again = fakeShopper({}, { path, values: Object.fromEntries(values) });
    expect(await outcome(readOrderLink(again.shopper))).toMatchObject({ status: 410 });
  });

  it('that has ended leads to another one', async () => {
    const { shopper, values } = fakeShopper({ [OPEN]: formError('API404', 404) }, { path, values: withCode });
    expect(await outcome(runOrderLink(shopper))).toMatchObject({
      data: { formErrors: [{ place: 'banner', text: expect.stringContaining('has expired') }] },
    });
    expect(values.has('order-code')).toBe(false);
    expect(values.has('order-proof')).toBe(false);
  });

  it('can be pressed again where nobody answered', async () => {
    const { shopper, values } = fakeShopper({ [OPEN]: 'no-answer' }, { path, values: withCode });
    expect(await outcome(runOrderLink(shopper))).toMatchObject({
      data: { formErrors: [{ code: 'NO_ANSWER', place: 'banner' }] },
    });
    expect(values.get('order-code')).toBe(code);
  });

  it('without a code does nothing', async () => {
    const { shopper, seen } = fakeShopper({}, { path });
    expect(await outcome(runOrderLink(shopper))).toMatchObject({
      data: { formErrors: [{ code: 'API404' }] },
    });
    expect(seen).toEqual([]);
  });
});

function proved(): Record<string, string> {
  const values = new Map<string, string>();
  setOrderProof({ setValue: (name, value) => void values.set(name, value ?? '') }, { orderNumber, st });
  return Object.fromEntries(values);
}

type Shopper = ReturnType<typeof fakeShopper>['shopper'];

function asGuest(
  act: (shopper: Shopper) => Promise<unknown>,
  responses: Responses,
  { of = orderNumber, ...options }: FakeShopperOptions & { readonly of?: string } = {},
) {
  const { shopper, seen } = fakeShopper(responses, { values: proved(), path: orderPath, ...options });
  return { result: outcome(act({ ...shopper, params: { ...shopper.params, order: of } })), seen };
}

const tracking = {
  orderNumber,
  createdAt: order.createdAt,
  status: 'PLACED',
  isCancellable: true,
  returnable: [{ itemId: 'line-1', qty: 1 }],
  returns: [],
  shipments: [],
};
const OF_ORDER = { [ORDER]: { body: order }, [TRACK]: { body: tracking } };

describe('a guest who has opened the link', () => {
  it('sees the order, which its secret opens', async () => {
    const { result, seen } = asGuest(readOrder, OF_ORDER);
    const { data } = await result;
    expect(data).toMatchObject({ order: { orderNumber }, isGuest: true });
    expect(JSON.stringify(data)).not.toContain(st);
    expect(seen[0]).toMatchObject({ call: ORDER, query: `?st=${st}` });
  });

  it('sees the forms of a cancellation and of a return', async () => {
    expect(await asGuest(readCancellation, OF_ORDER).result).toMatchObject({
      data: { tooLate: undefined, isGuest: true },
    });
    expect(await asGuest(readReturn, OF_ORDER).result).toMatchObject({
      data: { items: [{ id: 'line-1', qty: 1 }], isGuest: true },
    });
  });

  it('cancels it', async () => {
    const responses = { [CANCEL]: { body: { orderNumber, cancelled: true, refund: 480 } } };
    const { result, seen } = asGuest(runCancellation, responses, { fields: { reason: 'ORDERED_TWICE' } });
    expect(await result).toEqual({ to: `/en-gb${orderPath}` });
    expect(seen).toMatchObject([{ body: { orderNumber, reason: 'ORDERED_TWICE', st } }]);
  });

  it('returns items of it', async () => {
    const label = { returnNumber: 'RN00004417', orderNumber, label: 'JVBERi0xLjQK' };
    const { result, seen } = asGuest(
      runReturn,
      { ...OF_ORDER, [LABEL]: { status: 201, body: label } },
      { fields: { 'qty-line-1': '1', 'reason-line-1': 'TOO_SMALL' } },
    );
    expect(await result).toMatchObject({ data: { label: { returnNumber: 'RN00004417' } } });
    expect(seen.at(-1)?.body).toEqual({ items: [{ itemId: 'line-1', qty: 1, reason: 'TOO_SMALL' }], st });
  });

  it('gets its invoice and its gift card mails', async () => {
    const invoice = asGuest(readInvoice, { [INVOICE]: formError('OHS4004', 404) });
    expect(await invoice.result).toEqual({ to: `/en-gb${orderPath}?rejected=OHS4004` });
    expect(invoice.seen).toMatchObject([{ body: { orderNumber, st } }]);
    const resend = asGuest(
      runOrder,
      { 'POST /consumers-v3/consumer/resendGiftCardEmail': { body: { sent: true } } },
      { fields: { gift: 'line-2' } },
    );
    await resend.result;
    expect(resend.seen).toMatchObject([{ body: { orderNumber, itemId: 'line-2', st } }]);
  });

  it.each([
    ['another order', { of: 'NF0099999999' }],
    ['an order whose link was not opened', { values: {} }],
  ])('is led to the sign-in by the page of %s, without a call', async (_what, options) => {
    const { result, seen } = asGuest(readOrder, {}, options);
    expect(await result).toMatchObject({ to: expect.stringContaining('/en-gb/sign-in?') });
    expect(seen).toEqual([]);
  });

  it('proves nothing with it about another order', async () => {
    const responses = { [CANCEL]: formError('ORD409', 404) };
    const { result, seen } = asGuest(runCancellation, responses, {
      of: 'NF0099999999',
      fields: { reason: 'OTHER' },
    });
    await result;
    expect(seen).toMatchObject([{ body: { orderNumber: 'NF0099999999', reason: 'OTHER' } }]);
    expect(JSON.stringify(seen)).not.toContain(st);
  });

  it('is offered another link after half an hour', async () => {
    const values = { ...proved(), 'order-proof': JSON.stringify([orderNumber, st, Date.now() - 1]) };
    const { result, seen } = asGuest(readOrder, {}, { values });
    expect(await result).toEqual({ to: '/en-gb/track-order?ended' });
    expect(seen).toEqual([]);
  });
});
