import { describe, expect, it } from 'vitest';
import { product, variant } from '../../product/model/product.fixtures.ts';
import {
  cart,
  cartId,
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readSet, runSet } from './product-set.server.ts';

const PATH = '/sets/first-rain-NFSET0001';
const SET = 'GET /products/v2/products/NFSET0001/productSet';
const SHELL = 'GET /products/v2/products/NF100234/details';
const BOOT = 'GET /products/v2/products/NF100300/details';
const ADD = 'POST /cart/v1/item';

const card = (id: string) => ({
  id,
  masterId: id,
  name: id,
  url: `/p/x-${id}`,
  image: { src: '/images/x', alt: '' },
  price: { currency: 'GBP', current: 120, original: 120 },
  colors: [],
  available: true,
});
const boot = product({
  id: 'NF100300',
  masterId: 'NF100300',
  name: 'Tarn boot',
  sizeKind: 'shoes',
  variants: [variant('moss', 'S', { productId: 'NF1003001S' })],
});
const there: Responses = {
  [SET]: {
    body: {
      id: 'NFSET0001',
      name: 'First rain',
      url: PATH,
      price: { currency: 'GBP', current: 240, original: 240 },
      available: true,
      products: [card('NF100234'), card('NF100300')],
    },
  },
  [SHELL]: { body: product() },
  [BOOT]: { body: boot },
};

function atSet(responses: Responses, fields: Record<string, string> = {}, query = '') {
  const { shopper, seen } = fakeShopper(
    { ...there, ...responses },
    { path: PATH + query, fields, basketId: cartId },
  );
  return { shopper: { ...shopper, params: { set: 'first-rain-NFSET0001' } }, seen };
}
async function press(responses: Responses, fields: Record<string, string>) {
  const { shopper, seen } = atSet(responses, fields);
  const { data } = await outcome(runSet(shopper));
  const added = seen.filter(({ call }) => call === ADD).map(({ body }) => body);
  return { to: data instanceof Response ? data.headers.get('location') : null, data, added };
}

describe('the page of a set', () => {
  it('offers every size of each product by its colour, and says which are sold out', async () => {
    const { items } = await readSet(atSet({}).shopper);
    expect(items.map(({ name, sizeKind }) => [name, sizeKind])).toEqual([
      ['Corrie shell', 'clothing'],
      ['Tarn boot', 'shoes'],
    ]);
    expect(items[0]?.colors[1]).toEqual({
      label: 'Slate',
      sizes: [
        { value: 'NF1002342S', label: 'S', soldOut: false },
        { value: 'NF1002342M', label: 'M', soldOut: true },
        { value: 'NF1002342L', label: 'L', soldOut: false },
      ],
    });
  });

  it('skips a product that has left the shop', async () => {
    const { items } = await readSet(atSet({ [BOOT]: formError('INV700', 410) }).shopper);
    expect(items.map(({ name }) => name)).toEqual(['Corrie shell']);
  });

  it('is none for a set that never was', async () => {
    await expect(readSet(atSet({ [SET]: formError('API404', 404) }).shopper)).rejects.toBeDefined();
  });
});

describe('the form of a set', () => {
  const both = {
    'wanted-NF100234': 'on',
    'size-NF100234': 'NF1002341M',
    'wanted-NF100300': 'on',
    'size-NF100300': 'NF1003001S',
  };

  it('adds a size of everything that is wanted', async () => {
    const { to, added } = await press({ [ADD]: { body: cart() } }, both);
    expect(added).toMatchObject([[{ productId: 'NF1002341M' }], [{ productId: 'NF1003001S' }]]);
    expect(to).toBe(`/en-gb${PATH}?added=2`);
  });

  it('leaves out what is not wanted', async () => {
    const { 'wanted-NF100234': _, ...boots } = both;
    const { to, added } = await press({ [ADD]: { body: cart() } }, boots);
    expect([added.length, to]).toEqual([1, `/en-gb${PATH}?added=1`]);
  });

  it('says at each product which size is missing, and adds nothing', async () => {
    const { data, added } = await press({}, { ...both, 'size-NF100234': '', 'size-NF100300': 'NF1002342M' });
    expect(added).toEqual([]);
    expect(data).toMatchObject({
      formErrors: [
        { code: 'SIZE_MISSING', field: 'size-NF100234' },
        { code: 'ITEM_OOS', field: 'size-NF100300' },
      ],
    });
  });

  it('asks for one product at least', async () => {
    expect((await press({}, {})).data).toMatchObject({ formErrors: [{ code: 'NOTHING_CHOSEN' }] });
  });

  it('tells what was rejected at its product, and does not ask again for what is in the bag', async () => {
    const { data } = await press({ [ADD]: [{ body: cart() }, formError('INV405', 409)] }, both);
    expect(data).toMatchObject({
      added: ['Corrie shell'],
      formErrors: [{ place: 'field', field: 'size-NF100300' }],
      values: { 'wanted-NF100300': 'on', 'size-NF100300': 'NF1003001S' },
    });
    expect(JSON.stringify(data)).not.toContain('wanted-NF100234');
  });
});
