import type { CartPort } from '../context/block-ports.ts';
import { blockOf } from '../testing/parse.fixtures.ts';

const NAMES = ['Ridge cap', 'Merino socks', 'Summit gloves', 'Trail belt', 'Dry bag'];

export const upsellJson = {
  id: 'look',
  title: 'Complete the look',
  items: NAMES.map((name, index) => ({
    id: `NF10020${index}`,
    sku: `SKU-${index}`,
    name,
    url: `/p/${name.toLowerCase().replaceAll(' ', '-')}`,
    image: { src: `/images/products/NF10020${index}/moss/front`, alt: name },
    price: 20 + index * 5,
    currency: 'USD',
  })),
};

export const upsell = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('Upsell', { ...upsellJson, ...overrides });

export const cartPort = (overrides: Partial<CartPort> = {}): CartPort => ({
  add: () => Promise.resolve({ ok: true }),
  ...overrides,
});
