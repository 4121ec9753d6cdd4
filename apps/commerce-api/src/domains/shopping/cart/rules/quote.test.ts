import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { prorate } from './prorate.ts';
import type { Promotion } from './promotions.ts';
import { discountPercentage, quote, type QuoteInput, type QuoteLine } from './quote.ts';
import { taxRuleOf } from './tax.ts';

const line = (overrides: Partial<QuoteLine> = {}): QuoteLine => ({
  id: 'line-1',
  productId: 'NF0A1B2C',
  categoryIds: ['140000'],
  quantity: 1,
  unitCurrent: 5_000,
  ...overrides,
});

const promotion = (overrides: Partial<Promotion> = {}): Promotion => ({
  id: 'ten',
  kind: 'percentage',
  level: 'ORDER',
  names: { en: '', fr: '', de: '', es: '', it: '' },
  percent: 10,
  amounts: null,
  thresholds: null,
  categoryIds: [],
  excludedProductIds: [],
  firstOrderOnly: false,
  startsAt: null,
  endsAt: null,
  ...overrides,
});

const input = (overrides: Partial<QuoteInput> = {}): QuoteInput => ({
  currency: 'USD',
  lines: [line()],
  promotions: [],
  shipments: [{ shippingId: 'me', method: { code: 'standard', price: 795 } }],
  tax: undefined,
  ...overrides,
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('prorate', () => {
  it('divides into parts that add up to the whole, none of them more than a unit off', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 0, max: 100_000_000 }),
        (weights, amount) => {
          const total = sum(weights);
          fc.pre(total > 0);
          const parts = prorate(amount, weights);
          expect(sum(parts)).toBe(amount);
          parts.forEach((part, index) => {
            expect(Math.abs(part - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1);
          });
        },
      ),
    );
  });

  it('gives what is left over to the largest remainders', () => {
    expect(prorate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(prorate(1, [0, 5])).toEqual([0, 1]);
    expect(prorate(0, [0, 0])).toEqual([0, 0]);
  });
});

describe('quote', () => {
  it('charges delivery below the threshold and none from it', () => {
    expect(quote(input({ lines: [line({ unitCurrent: 7_499 })] }))).toMatchObject({
      shipping: 795,
      freeShippingDistance: 1,
      total: 8_294,
    });
    expect(quote(input({ lines: [line({ unitCurrent: 7_500 })] }))).toMatchObject({
      shipping: 0,
      freeShippingDistance: 0,
      total: 7_500,
    });
  });

  it('measures the threshold after discounts', () => {
    const promotions = [{ promotion: promotion() }];
    expect(quote(input({ lines: [line({ unitCurrent: 8_000 })], promotions }))).toMatchObject({
      shipping: 795,
      freeShippingDistance: 300,
    });
  });

  it('never makes express delivery free', () => {
    const shipments = [{ shippingId: 'me', method: { code: 'express', price: 1_895 } }] as const;
    const free = promotion({ kind: 'free-shipping', level: 'SHIPPING', percent: null });
    expect(
      quote(input({ lines: [line({ unitCurrent: 90_000 })], shipments, promotions: [{ promotion: free }] }))
        .shipping,
    ).toBe(1_895);
  });

  it('makes standard delivery free with a code for it, and names what that is worth', () => {
    const free = promotion({ id: 'free', kind: 'free-shipping', level: 'SHIPPING', percent: null });
    const result = quote(input({ promotions: [{ promotion: free, code: 'SHIPFREE' }] }));
    expect(result).toMatchObject({ shipping: 0, applied: [{ code: 'SHIPFREE', discount: 795 }] });
  });

  it('costs nothing without lines', () => {
    expect(quote(input({ lines: [] }))).toMatchObject({ itemTotal: 0, shipping: 0, total: 0 });
  });

  it('takes a product promotion off eligible lines only, before those on the order', () => {
    const shoes = promotion({ id: 'shoes', level: 'PRODUCT', percent: 20, categoryIds: ['140000'] });
    const result = quote(
      input({
        lines: [
          line({ id: 'shoe' }),
          line({ id: 'hat', productId: 'NF0HAT00', categoryIds: ['150000'], unitCurrent: 1_000 }),
        ],
        promotions: [{ promotion: promotion() }, { promotion: shoes }],
      }),
    );
    expect(result.applied.map((entry) => [entry.promotion.id, entry.discount])).toEqual([
      ['shoes', 1_000],
      ['ten', 500],
    ]);
    expect(result.lines.map((entry) => entry.discount)).toEqual([1_400, 100]);
  });

  it('leaves excluded products and carts below the least value alone', () => {
    const excluding = promotion({ excludedProductIds: ['NF0A1B2C'] });
    const least = promotion({ thresholds: { USD: 5_001 } });
    expect(quote(input({ promotions: [{ promotion: excluding }, { promotion: least }] })).totalDiscount).toBe(
      0,
    );
  });

  it('never takes off more than the goods cost, and nothing in a currency without an amount', () => {
    const off = promotion({ kind: 'amount-off', percent: null, amounts: { USD: 9_999 } });
    expect(quote(input({ promotions: [{ promotion: off }, { promotion: off }] }))).toMatchObject({
      totalDiscount: 5_000,
      total: 795,
    });
    expect(quote(input({ currency: 'EUR', promotions: [{ promotion: off }] })).totalDiscount).toBe(0);
  });

  it('adds sales tax after discounts, and finds value-added tax in the price', () => {
    const us = quote(input({ tax: taxRuleOf('US', 'NY'), promotions: [{ promotion: promotion() }] }));
    expect(us).toMatchObject({ tax: 384, taxIncluded: false, total: 4_500 + 795 + 384 });
    const fr = quote(input({ currency: 'EUR', tax: taxRuleOf('FR', undefined) }));
    expect(fr).toMatchObject({ tax: 833 + 132, taxIncluded: true, total: 5_795 });
    expect(quote(input({ tax: taxRuleOf('US', undefined) })).tax).toBeUndefined();
  });

  it('keeps its sums for any cart', () => {
    const anyLine = fc.record({
      quantity: fc.integer({ min: 1, max: 10 }),
      unitCurrent: fc.integer({ min: 1, max: 100_000 }),
    });
    const anyPromotion = fc.record({
      kind: fc.constantFrom('percentage' as const, 'amount-off' as const),
      level: fc.constantFrom('ORDER' as const, 'PRODUCT' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      amount: fc.integer({ min: 1, max: 50_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 12 }),
        fc.array(anyPromotion, { maxLength: 4 }),
        fc.constantFrom(undefined, taxRuleOf('US', 'CA'), taxRuleOf('DE', undefined)),
        (lines, promotions, tax) => {
          const result = quote(
            input({
              lines: lines.map((entry, index) => line({ ...entry, id: String(index) })),
              promotions: promotions.map(({ amount, ...rest }) => ({
                promotion: promotion({ ...rest, amounts: { USD: amount } }),
              })),
              tax,
            }),
          );
          expect(sum(result.lines.map((entry) => entry.rowTotal))).toBe(result.itemTotal);
          expect(sum(result.lines.map((entry) => entry.discount))).toBe(result.totalDiscount);
          for (const entry of result.lines) expect(entry.discount).toBeLessThanOrEqual(entry.rowTotal);
          const added = result.taxIncluded ? 0 : (result.tax ?? 0);
          expect(result.total).toBe(result.itemTotal - result.totalDiscount + result.shipping + added);
          expect(result.total).toBeGreaterThanOrEqual(0);
          expect(discountPercentage(result)).toBeLessThanOrEqual(100);
        },
      ),
    );
  });
});
