import { describe, expect, it } from 'vitest';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readTrack, runTrack } from './track.server.ts';

const TRACK = 'POST /consumers-v3/consumer/TrackOrder';
const orderNumber = 'NF0012345678';
const email = 'linh.nguyen@example.com';
const tracking = {
  orderNumber,
  createdAt: '2026-05-14T09:31:07Z',
  status: 'SHIPPED',
  isCancellable: false,
  returnable: [],
  returns: [],
  shipments: [],
};

async function send(responses: Responses, fields: Record<string, string>) {
  const { shopper, seen } = fakeShopper(responses, { fields, path: '/track-order' });
  return { result: await outcome(runTrack(shopper)), seen };
}

it('finds an order by its number, however it was typed, and its e-mail address', async () => {
  const { result, seen } = await send(
    { [TRACK]: { body: tracking } },
    { orderNumber: ' nf0012345678 ', email },
  );
  expect(result.data).toMatchObject({ tracking: { status: 'SHIPPED' }, formErrors: [] });
  expect(seen).toMatchObject([{ body: { orderNumber, email } }]);
});

it('finds it by the link of a mail', async () => {
  const { shopper, seen } = fakeShopper(
    { [TRACK]: { body: tracking } },
    { path: `/track-order?orderNumber=${orderNumber}&st=secret-of-the-order` },
  );
  expect(await readTrack(shopper)).toMatchObject({ found: { tracking: { orderNumber } } });
  expect(seen).toMatchObject([{ body: { orderNumber, st: 'secret-of-the-order' } }]);
});

it('asks nobody without a link', async () => {
  const { shopper, seen } = fakeShopper({}, { path: '/track-order' });
  expect((await readTrack(shopper)).found).toBeUndefined();
  expect(seen).toEqual([]);
});

it('rejects what cannot be a number or an address at its field, without a call', async () => {
  const { result, seen } = await send({}, { orderNumber: '12', email: 'linh' });
  expect(result).toMatchObject({
    status: 400,
    data: {
      formErrors: [{ field: 'orderNumber' }, { field: 'email' }],
      values: { orderNumber: '12', email: 'linh' },
    },
  });
  expect(seen).toEqual([]);
});

it.each([
  ['ORD409', 404, 'no order with this number'],
  ['OHS4004', 404, 'try again later'],
  ['API429', 429, 'wait a moment'],
] as const)('says in words why %s was answered, and keeps what was typed', async (code, status, words) => {
  const { result } = await send({ [TRACK]: formError(code, status) }, { orderNumber, email });
  expect(result.data).toMatchObject({
    formErrors: [{ text: expect.stringContaining(words) }],
    values: { orderNumber, email },
  });
});

describe('a link to an order', () => {
  const LINK = 'POST /consumers-v3/order/link';
  const requested = { orderNumber, email, intent: 'mail' };

  it('is mailed, and the page does not reveal whether number and address belong together', async () => {
    const { result, seen } = await send({ [LINK]: { body: { accepted: true } } }, requested);
    expect(result.data).toEqual({ isMailed: true, formErrors: [], values: { orderNumber, email } });
    expect(seen).toMatchObject([{ body: { orderNumber, email } }]);
  });

  it('needs both at their fields, without a call', async () => {
    const { result, seen } = await send({}, { ...requested, orderNumber: '12', email: 'linh' });
    expect(result).toMatchObject({
      status: 400,
      data: { formErrors: [{ field: 'orderNumber' }, { field: 'email' }] },
    });
    expect(seen).toEqual([]);
  });

  it.each([
    ['ORD400', 400, { field: 'email', text: expect.stringContaining('isn’t valid') }],
    ['API429', 429, { text: expect.stringContaining('wait a moment') }],
  ] as const)('says in words why %s was answered', async (code, status, expected) => {
    const { result } = await send({ [LINK]: formError(code, status, { field: 'email' }) }, requested);
    expect(result.data).toMatchObject({ formErrors: [expected], values: { orderNumber, email } });
  });
});
