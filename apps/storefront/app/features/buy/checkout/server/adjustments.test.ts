import { describe, expect, it } from 'vitest';
import {
  cart,
  cartId,
  cartItem,
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { WHOLE_ORDER } from '../model/adjustment.ts';
import { readAdjustments, runAdjustments } from './adjustments.server.ts';
import { runSummaryStep } from './summary-step.server.ts';

const store = {
  storeId: 'NF-GB-01',
  storeName: 'Edinburgh',
  storeEmployeeId: 'E20117',
  storeEmployeeName: 'Ann',
};
const inStoreSalesInfo = { storeId: 'NF-GB-01', storeEmployeeId: 'E20117' };
const getCart = `GET /cart/v1/cart/${cartId}`;
const ADJUST = `POST /cart/v1/cart/${cartId}/price_adjustments`;
const given = cart({ items: [cartItem()] });
const serve = (fields: Record<string, string>, responses: Responses) => {
  const fake = fakeShopper(
    { [getCart]: { body: given }, ...responses },
    { path: '/checkout/adjustments', fields, values: { 'store-session': JSON.stringify(store) } },
  );
  const session = { ...fake.shopper.session, isAgent: () => true };
  return { ...fake, shopper: { ...fake.shopper, session } };
};
const fields = { intent: 'adjust', item: 'line-1', type: 'PERCENTAGE', value: '12,5', reason: 'DAMAGED' };

describe('a price that an employee lowers', () => {
  it('is changed with its reason, in the name of who serves where', async () => {
    const { shopper, seen } = serve(fields, { [ADJUST]: { body: given } });
    await expect(outcome(runAdjustments(shopper))).resolves.toEqual({ to: '/en-gb/checkout/adjustments' });
    expect(await readAdjustments(shopper)).toMatchObject({ done: 'The price is changed.' });
    expect(await readAdjustments(shopper)).toMatchObject({ done: undefined });
    expect(seen.find(({ call }) => call === ADJUST)?.body).toEqual({
      itemId: 'line-1',
      type: 'PERCENTAGE',
      value: 12.5,
      reason: 'DAMAGED',
      inStoreSalesInfo,
    });
  });

  it('is one of the whole order where the form says so', async () => {
    const { shopper, seen } = serve({ ...fields, item: WHOLE_ORDER }, { [ADJUST]: { body: given } });
    await outcome(runAdjustments(shopper));
    expect(seen.at(-1)?.body).not.toHaveProperty('itemId');
  });

  it('keeps what was typed where the cart cannot be read any more', async () => {
    const { shopper } = serve(fields, { [getCart]: formError('GEN500', 500) });
    await expect(outcome(runAdjustments(shopper))).resolves.toMatchObject({ data: { values: fields } });
    await expect(readAdjustments(shopper)).resolves.toMatchObject({
      isRead: false,
      lines: [],
      adjustments: [],
    });
  });

  it('is rejected for a line that no shop has', async () => {
    const { shopper } = serve({ ...fields, item: 'line 1?' }, {});
    await expect(outcome(runAdjustments(shopper))).resolves.toMatchObject({ status: 400 });
  });

  it.each(['', 'much', '-5'])('rejects the value %j before it is sent', async (value) => {
    const { shopper } = serve({ ...fields, value }, {});
    await expect(outcome(runAdjustments(shopper))).resolves.toMatchObject({
      status: 400,
      data: { formErrors: [{ field: 'value' }] },
    });
  });

  it('says why the service rejects it', async () => {
    const { shopper } = serve(fields, { [ADJUST]: formError('PRC400', 400) });
    await expect(outcome(runAdjustments(shopper))).resolves.toMatchObject({
      data: { formErrors: [{ field: 'value', text: expect.stringContaining('at most half') }] },
    });
  });

  it.each([
    ['line-1', [], true],
    [undefined, [{ id: 'line-1' }], false],
  ])('is offered once: %s', async (itemId, lines, canLowerOrder) => {
    const lowered = { adjustmentId: cartId, type: 'PERCENTAGE', value: 5, reason: 'DAMAGED', amount: 12 };
    const line = itemId === undefined ? {} : { itemId };
    const body = { ...given, price_adjustments: [{ ...lowered, ...line }] };
    const { shopper } = serve({}, { [getCart]: { body } });
    expect(await readAdjustments(shopper)).toMatchObject({ lines, canLowerOrder });
  });

  it('that is lowered already says so', async () => {
    const { shopper } = serve(fields, { [ADJUST]: formError('ORD415', 409, { field: 'itemId' }) });
    await expect(outcome(runAdjustments(shopper))).resolves.toMatchObject({
      data: { formErrors: [{ text: expect.stringContaining('lowered already') }] },
    });
  });

  it('is changed by nobody else', async () => {
    const { shopper, seen } = fakeShopper({}, { fields });
    await expect(outcome(runAdjustments(shopper))).resolves.toEqual({ to: '/en-gb/associate-login' });
    await expect(outcome(readAdjustments(shopper))).resolves.toEqual({ to: '/en-gb/associate-login' });
    expect(seen).toEqual([]);
  });
});

it('an order in a store says who placed it for whom', async () => {
  const place = 'PUT /cart/v2/checkout/order';
  const { shopper, seen } = serve(
    { intent: 'place', cartId, sessionID: 'session-1', expectedTotal: '240' },
    {
      'POST /cart/v1/cart/prepareOrder': { body: {} },
      [place]: { body: { orderNumber: 'NF0000000042', flash: [] } },
    },
  );
  await outcome(runSummaryStep(shopper));
  expect(seen.find(({ call }) => call === place)?.body).toMatchObject({ inStoreSalesInfo });
});
