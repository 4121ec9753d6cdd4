import { describe, expect, it } from 'vitest';
import type { CartView } from './cart-view.ts';
import { storeChangeOf } from './store-change.ts';

type Line = CartView['items'][number];

const line = (name: string, delivery?: Partial<Line['delivery']>, bonus = false): Line => ({
  id: name,
  productId: 'NF0A1B2CRED',
  masterId: 'NF0A1B2C',
  name,
  pageUrl: '/p/x',
  image: { src: '/x', alt: '' },
  choices: [],
  qty: 1,
  maxQty: 10,
  amount: 10,
  original: 10,
  rowTotal: 10,
  bonus,
  stock: 'fine',
  notices: [],
  ...(delivery === undefined ? {} : { delivery: { way: 'home', label: '', ...delivery } }),
});
const leeds = { way: 'pickup', storeId: 'NF-GB-02', place: 'Leeds' } as const;
const london = { way: 'sts', storeId: 'NF-GB-01', place: 'London' } as const;

describe('a store that became the own one', () => {
  it('leaves those lines in another store that are fetched in one', () => {
    const items = [
      line('Jacket', leeds),
      line('Boots', { ...london, storeId: 'NF-GB-03', place: 'York' }),
      line('Cap', london),
      line('Socks', { way: 'home' }),
      line('Tent', { way: 'pudo', storeId: 'GB-PUDO-1' }),
      line('Sticker', leeds, true),
      line('Card'),
    ];
    expect(storeChangeOf({ items }, 'NF-GB-01')).toEqual({
      storeId: 'NF-GB-01',
      store: 'London',
      lines: ['Jacket', 'Boots'],
    });
  });

  it.each([
    ['all is fetched there', [line('Cap', london)]],
    ['nothing is fetched', [line('Socks', { way: 'home' })]],
    ['nobody knows its name', [line('Jacket', leeds)]],
  ])('is not spoken of where %s', (_why, items) => {
    expect(storeChangeOf({ items }, 'NF-GB-01')).toBeUndefined();
  });
});
