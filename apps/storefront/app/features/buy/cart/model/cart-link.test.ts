import { describe, expect, it } from 'vitest';
import { cartLinkPath, linkedLines } from './cart-link.ts';

const line = (productId: string, qty = 1, more = {}) => ({
  productId,
  qty,
  bonus: false,
  isGoods: true,
  ...more,
});
const read = (path: string | undefined) => linkedLines(new URLSearchParams(path?.split('?')[1]));

describe('a link to a bag', () => {
  it('carries products and quantities to another device', () => {
    const path = cartLinkPath('en-us', [line('NF1A2B3CRED', 2), line('NF4D5E6FBLU')]);
    expect(path).toBe('/en-us/cart/link?lines=NF1A2B3CRED.2_NF4D5E6FBLU.1');
    expect(read(path)).toEqual([
      { productId: 'NF1A2B3CRED', qty: 2 },
      { productId: 'NF4D5E6FBLU', qty: 1 },
    ]);
  });

  it('carries each design of a product that is made to order', () => {
    const path = cartLinkPath('en-us', [
      line('NFCUSTPK000', 1, { recipeId: 'RAB12' }),
      line('NFCUSTPK000', 2, { recipeId: 'RCD34' }),
    ]);
    expect(read(path)).toEqual([
      { productId: 'NFCUSTPK000', qty: 1, recipeId: 'RAB12' },
      { productId: 'NFCUSTPK000', qty: 2, recipeId: 'RCD34' },
    ]);
  });

  it('leaves out what promotions give and what is no goods', () => {
    expect(
      cartLinkPath('en-us', [line('NF1A2B3CRED', 1, { bonus: true }), line('NF4', 1, { isGoods: false })]),
    ).toBeUndefined();
  });

  it.each(['', 'lines=', 'lines=x.1', 'lines=NF1A2B3CRED.0', 'lines=NF1A2B3CRED', 'lines=NF1A2B3CRED.1e3'])(
    'of a hand-made address that fits nothing is empty: %j',
    (query) => {
      expect(linkedLines(new URLSearchParams(query))).toEqual([]);
    },
  );

  it('names a product once, and no more lines than one call adds', () => {
    const many = Array.from({ length: 30 }, (_, index) => `NF1A2B3C${index + 10}.1`).join('_');
    expect(read(`?lines=${many}`)).toHaveLength(20);
    expect(read('?lines=NF1A2B3CRED.2_NF1A2B3CRED.5')).toEqual([{ productId: 'NF1A2B3CRED', qty: 2 }]);
  });
});
