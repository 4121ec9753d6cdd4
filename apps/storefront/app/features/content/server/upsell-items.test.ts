import { parseBlocks } from '@haberdash/blocks/model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeShopper, refusal, type Answers } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { readUpsellItems } from './upsell-items.server.ts';

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

function fill(answers: Answers, skus: readonly string[]) {
  const content = [{ type: 'Upsell', id: 'kit', skus }];
  const blocks = parseBlocks(content, { log: () => undefined });
  return readUpsellItems(fakeShopper(answers).shopper, blocks);
}

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('takes name, price, picture and stock of a variant from the catalogue, in its own colour', async () => {
  const answers = { [DETAILS('NF10023401')]: cap, [DETAILS('NF10023402')]: cap };
  expect(await fill(answers, ['NF10023401', 'NF10023402'])).toMatchObject([
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
  const gone = refusal('INV700', 410);
  const answers = { [DETAILS('NF10023401')]: cap, [DETAILS('NF10023499')]: gone };
  expect(await fill(answers, ['NF10023499', 'NF10023401'])).toMatchObject([
    { items: [{ sku: 'NF10023401' }] },
  ]);
  expect(await fill(answers, ['NF10023499'])).toMatchObject([{ items: [] }]);
});
