import { parseBlocks } from '@haberdash/blocks/model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeShopper, formError, type Responses } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { readUpsellItems } from './upsell-items.server.ts';

const INVENTORY = (id: string) => `GET /products/v2/products/${id}/inventory`;
const DETAILS = (sku: string) => `GET /products/v2/products/${sku}/details`;
const price = { currency: 'GBP', current: 24, original: 30 };
const variant = (productId: string, colorId: string, quantity: number) => ({
  productId,
  upc: '4006381333931',
  colorId,
  sizeId: 'ONE',
  price,
  stock: quantity === 0 ? 'OUT_OF_STOCK' : 'IN_STOCK',
  quantity,
});
const color = (id: string) => ({
  id,
  label: id,
  hex: '#112233',
  available: true,
  images: [{ src: `/images/products/NF100234/${id}/front`, alt: `Cap in ${id}` }],
});
const cap = {
  body: {
    id: 'NF100234',
    masterId: 'NF100234',
    styleId: 'NF100234',
    name: 'Ridge cap',
    url: '/p/ridge-cap-NF100234',
    description: 'A cap.',
    features: [],
    price,
    colors: [color('moss'), color('ink')],
    sizes: [{ id: 'ONE', label: 'One size', available: true }],
    variants: [variant('NF10023401', 'moss', 4), variant('NF10023402', 'ink', 0)],
    breadcrumbs: [],
    soldIn: ['USD'],
    deliveryPromise: { label: 'Soon' },
  },
};

const parsed = (fields: object) =>
  parseBlocks([{ type: 'Upsell', id: 'kit', ...fields }], { log: () => undefined });
const fill = (responses: Responses, skus: readonly string[]) =>
  readUpsellItems(fakeShopper(responses).shopper, parsed({ skus }));

/** An item in content, with stock that may be outdated. */
const written = (sku: string, productInventoryState?: 'InStock' | 'OutOfStock', id = 'NF100234') => ({
  id,
  sku,
  name: 'Ridge cap',
  url: '/p/ridge-cap-NF100234',
  image: { src: '/images/products/NF100234/moss/front', alt: 'Cap' },
  price: 24,
  currency: 'GBP',
  productInventoryState,
});
async function statesOf(responses: Responses, items: readonly object[]) {
  const { shopper, seen } = fakeShopper(responses);
  const [block] = await readUpsellItems(shopper, parsed({ items }));
  const states =
    block?.type === 'Upsell' ? block.items.map(({ productInventoryState }) => productInventoryState) : [];
  return { states, calls: seen.map(({ call }) => call) };
}

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('takes name, price, picture and stock of a variant from the catalogue, in its own colour', async () => {
  const responses = { [DETAILS('NF10023401')]: cap, [DETAILS('NF10023402')]: cap };
  expect(await fill(responses, ['NF10023401', 'NF10023402'])).toMatchObject([
    {
      id: 'kit',
      items: [
        {
          id: 'NF100234',
          sku: 'NF10023401',
          name: 'Ridge cap',
          url: '/p/ridge-cap-NF100234?color=moss',
          image: { src: '/images/products/NF100234/moss/front' },
          price: 24,
          currency: 'GBP',
          productInventoryState: 'InStock',
        },
        { sku: 'NF10023402', productInventoryState: 'OutOfStock' },
      ],
    },
  ]);
});

it('leaves out a variant that has left the shop', async () => {
  const gone = formError('INV700', 410);
  const responses = { [DETAILS('NF10023401')]: cap, [DETAILS('NF10023499')]: gone };
  expect(await fill(responses, ['NF10023499', 'NF10023401'])).toMatchObject([
    { items: [{ sku: 'NF10023401' }] },
  ]);
  expect(await fill(responses, ['NF10023499'])).toMatchObject([{ items: [] }]);
});

it('the stock of today decides over what content says of its items, one look-up for each product', async () => {
  const body = {
    productId: 'NF100234',
    variants: [
      { productId: 'NF10023401', stock: 'LOW_STOCK', quantity: 2 },
      { productId: 'NF10023402', stock: 'OUT_OF_STOCK', quantity: 0 },
      { productId: 'NF10023403', stock: 'IN_STOCK' },
    ],
  };
  const { states, calls } = await statesOf({ [INVENTORY('NF100234')]: { body } }, [
    written('NF10023401', 'OutOfStock'),
    written('NF10023402', 'InStock'),
    written('NF10023403', 'OutOfStock'),
    written('NF10023404', 'OutOfStock'),
    written('NF10023405'),
  ]);
  expect(states).toEqual(['InStock', 'OutOfStock', 'InStock', 'OutOfStock', undefined]);
  expect(calls).toEqual([INVENTORY('NF100234')]);
});

it('without an answer about the stock an item is what content says', async () => {
  const { states } = await statesOf({ [INVENTORY('NF100234')]: 'no-answer' }, [
    written('NF10023401', 'OutOfStock'),
    written('NF10023402', 'InStock'),
  ]);
  expect(states).toEqual(['OutOfStock', 'InStock']);
});

it('blocks without an upsell cost no look-up and stay the same objects', async () => {
  const { shopper, seen } = fakeShopper({});
  const blocks = parseBlocks([{ type: 'Spacer', id: 'gap' }], { log: () => undefined });
  expect(await readUpsellItems(shopper, blocks)).toBe(blocks);
  expect(seen).toEqual([]);
});
