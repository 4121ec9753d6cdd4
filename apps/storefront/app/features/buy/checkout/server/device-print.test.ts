import { expect, it } from 'vitest';
import {
  cartId,
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { runSummaryStep } from './summary-step.server.ts';

const CALL = 'POST /cart/v1/deviceFingerPrint';
const place = 'PUT /cart/v2/checkout/order';

function order(devicePrint: string, responses: Responses = {}) {
  const fields = { intent: 'place', cartId, sessionID: 'session-1', expectedTotal: '240', devicePrint };
  const known: Responses = {
    'POST /cart/v1/cart/prepareOrder': { body: {} },
    [place]: { body: { orderNumber: 'NF0000000042', flash: [] } },
    ...responses,
  };
  const fake = fakeShopper(known, { fields });
  return { ...fake, result: outcome(runSummaryStep(fake.shopper)) };
}
const placed = { to: '/en-gb/order-confirmation?orderNumber=NF0000000042' };

it('the fraud check gets the device print before the order is placed', async () => {
  const { result, seen } = order('hd1.0a1b2c3d', { [CALL]: { body: { accepted: true } } });
  await expect(result).resolves.toEqual(placed);
  const calls = seen.map(({ call }) => call);
  expect(seen[calls.indexOf(CALL)]?.body).toEqual({ cartId, deviceFingerPrint: 'hd1.0a1b2c3d' });
  expect(calls.indexOf(CALL)).toBeLessThan(calls.indexOf(place));
});

it.each([
  ['fails', formError('GEN500', 500)],
  ['gets no answer', 'no-answer'],
  ['came too often', formError('API429', 429)],
] as const)('an order is placed where telling of the device %s', async (_how, response) => {
  await expect(order('hd1.0a1b2c3d', { [CALL]: response }).result).resolves.toEqual(placed);
});

it.each(['', 'short', 'not a print'])('an invalid device print is not sent: %j', async (print) => {
  const { result, seen } = order(print);
  await expect(result).resolves.toEqual(placed);
  expect(seen.map(({ call }) => call)).not.toContain(CALL);
});
