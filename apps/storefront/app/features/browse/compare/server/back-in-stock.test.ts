import { describe, expect, it } from 'vitest';
import { product } from '../../product/model/product.fixtures.ts';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readBackInStock, readStop, runBackInStock, runStop } from './back-in-stock.server.ts';

const PATH = '/p/corrie-shell-NF100234/back-in-stock';
const DETAILS = 'GET /products/v2/products/NF100234/details';
const ASK = 'PUT /products/v1/notifications';
const id = '5a1f7a52-8a2f-4f6d-9a3e-0c4d5b6e7f80';
const STOP = `DELETE /products/v1/notifications/${id}`;
const there: Responses = { [DETAILS]: { body: product() } };

function atPage(responses: Responses, fields: Record<string, string> = {}, query = '?color=slate') {
  const { shopper, seen } = fakeShopper(responses, { path: PATH + query, fields });
  return { shopper: { ...shopper, params: { product: 'corrie-shell-NF100234' } }, seen };
}
async function send(responses: Responses, fields: Record<string, string>) {
  const { shopper, seen } = atPage(responses, fields);
  const { data } = await outcome(runBackInStock(shopper));
  return { to: data instanceof Response ? data.headers.get('location') : null, data, seen };
}

describe('the page of a shopper who waits for a size', () => {
  it('lists the sizes of the colour that are sold out, and none that was never made', async () => {
    const page = await readBackInStock(atPage(there).shopper);
    expect(page).toMatchObject({
      color: 'Slate',
      back: '/en-gb/p/corrie-shell-NF100234?color=slate',
      sizes: [{ value: 'NF1002342M', label: 'M' }],
      isDone: false,
    });
    expect((await readBackInStock(atPage(there, {}, '?color=moss').shopper)).sizes).toEqual([]);
  });

  it('is no page without its product', async () => {
    await expect(
      readBackInStock(atPage({ [DETAILS]: formError('API404', 404) }).shopper),
    ).rejects.toBeDefined();
  });

  it('asks for the mail, and keeps the mailbox out of the address', async () => {
    const { to, seen } = await send(
      { [ASK]: { body: { productId: 'NF1002342M', type: 'BACK_IN_STOCK' } } },
      { size: 'NF1002342M', email: ' linh@example.com ' },
    );
    expect(seen).toMatchObject([
      { call: ASK, body: { productId: 'NF1002342M', type: 'BACK_IN_STOCK', email: 'linh@example.com' } },
    ]);
    expect(to).toBe(`/en-gb${PATH}?color=slate&done=1`);
  });

  it('says what is missing at its inputs, keeps what was typed, and asks nobody', async () => {
    const { data, seen } = await send({}, { email: 'linh' });
    expect(seen).toEqual([]);
    expect(data).toMatchObject({
      formErrors: [
        { field: 'size', code: 'SIZE_MISSING' },
        { field: 'email', code: 'EMAIL_INVALID' },
      ],
      values: { email: 'linh' },
    });
  });

  it.each([
    ['a product that has left the shop', formError('INV700', 410), 'will not come back'],
    ['a size that is gone', formError('API404', 404), 'does not exist any more'],
  ])('says so of %s', async (_what, result, text) => {
    const { data } = await send({ [ASK]: result }, { size: 'NF1002342M', email: 'linh@example.com' });
    expect(data).toMatchObject({ formErrors: [{ text: expect.stringContaining(text) }] });
  });
});

describe('the link that ends mail about stock', () => {
  const press = async (responses: Responses, fields: Record<string, string>) => {
    const { shopper, seen } = fakeShopper(responses, { path: '/back-in-stock/stop', fields });
    return { data: (await outcome(runStop(shopper))).data, seen };
  };

  it('asks for a press and calls nobody', async () => {
    const { shopper, seen } = fakeShopper({}, { path: `/back-in-stock/stop?id=${id}` });
    expect(await readStop(shopper)).toMatchObject({ id });
    expect(seen).toEqual([]);
    const broken = fakeShopper({}, { path: '/back-in-stock/stop?id=1' });
    expect((await readStop(broken.shopper)).id).toBeUndefined();
  });

  it('ends it with the press', async () => {
    const { data, seen } = await press({ [STOP]: { body: { stopped: true } } }, { id });
    expect(data).toMatchObject({ isStopped: true });
    expect(seen).toMatchObject([{ call: STOP }]);
  });

  it('says that nothing was ended by a link that is none', async () => {
    const { data, seen } = await press({}, { id: 'x' });
    expect(data).toMatchObject({ isStopped: false, formErrors: [{ place: 'banner' }] });
    expect(seen).toEqual([]);
  });
});
