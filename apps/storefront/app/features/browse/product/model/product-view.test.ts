import { describe, expect, it } from 'vitest';
import { chooseColor, priceOf, savingPercentage, sizesOf } from './product-view.ts';
import { product, variant } from './product.fixtures.ts';

describe('the colour of a product page', () => {
  it('is the one that the address names', () => expect(chooseColor(product(), 'slate').id).toBe('slate'));

  it('is the default one for an address that names none, or one that there is not', () => {
    expect(chooseColor(product(), null).id).toBe('moss');
    expect(chooseColor(product(), 'pink').id).toBe('moss');
  });

  it('is one that can be bought when the default is sold out', () => {
    const colors = product().colors.map((color) => ({ ...color, available: color.id === 'slate' }));
    expect(chooseColor(product({ colors }), null).id).toBe('slate');
  });
});

describe('the sizes of a colour', () => {
  it('say what is sold out, what was never made and how few are left', () => {
    expect(sizesOf(product(), 'moss')).toEqual([
      { sizeId: 'S', label: 'S', soldOut: false, productId: 'NF1002341S', left: 2 },
      { sizeId: 'M', label: 'M', soldOut: false, productId: 'NF1002341M' },
      { sizeId: 'L', label: 'L', soldOut: true },
    ]);
    expect(sizesOf(product(), 'slate').map(({ soldOut }) => soldOut)).toEqual([false, true, false]);
  });
});

describe('the price of a colour', () => {
  it('is its lowest, said to be from there when sizes differ', () => {
    expect(priceOf(product(), 'slate')).toEqual({
      currency: 'GBP',
      current: 90,
      original: 120,
      isFrom: true,
    });
    expect(priceOf(product(), 'moss')).toEqual({ currency: 'GBP', current: 120, isFrom: false });
  });

  it('leaves out what cannot be bought, unless nothing can', () => {
    const soldOut = { stock: 'OUT_OF_STOCK', price: { currency: 'GBP', current: 10, original: 10 } } as const;
    const variants = [variant('moss', 'S', soldOut), variant('moss', 'M')];
    expect(priceOf(product({ variants }), 'moss').current).toBe(120);
    expect(priceOf(product({ variants: variants.slice(0, 1) }), 'moss').current).toBe(10);
  });

  it('tells its saving in whole percent', () => {
    expect(savingPercentage({ current: 90, original: 120 }, false)).toBe(25);
    expect(savingPercentage({ current: 90 }, false)).toBe(0);
  });

  it('counts the saving from the lowest price of 30 days where the law does', () => {
    const price = { current: 90, original: 120, lowest30Days: 100 };
    expect(savingPercentage(price, true)).toBe(10);
    expect(savingPercentage(price, false)).toBe(25);
    expect(savingPercentage({ ...price, lowest30Days: 80 }, true)).toBe(0);
    expect(savingPercentage({ current: 90, original: 120 }, true)).toBe(25);
  });
});
