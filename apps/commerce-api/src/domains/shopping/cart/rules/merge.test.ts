import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mergeLines } from './merge.ts';

const line = (variantId: string, quantity: number) => ({ key: variantId, variantId, quantity });
const plenty = () => ({ stock: 100, limit: 10 });

describe('two carts', () => {
  it('have the units of both', () => {
    expect(mergeLines([line('A', 1)], [line('A', 2), line('B', 1)], plenty, 100)).toEqual({
      changed: [line('A', 3), line('B', 1)],
      reduced: [],
      leftOut: 0,
      grew: true,
    });
  });

  it('have no more than the shop allows, and list what was reduced', () => {
    expect(mergeLines([line('A', 8)], [line('A', 8)], plenty, 100)).toEqual({
      changed: [line('A', 10)],
      reduced: ['A'],
      leftOut: 0,
      grew: true,
    });
    const short = () => ({ stock: 2, limit: 10 });
    expect(mergeLines([line('A', 2)], [line('A', 1)], short, 100)).toEqual({
      changed: [],
      reduced: ['A'],
      leftOut: 0,
      grew: false,
    });
  });

  it('keep one unit of what is sold out in sight', () => {
    const none = () => ({ stock: 0, limit: 10 });
    expect(mergeLines([], [line('A', 3)], none, 100)).toMatchObject({
      changed: [line('A', 1)],
      reduced: ['A'],
    });
  });

  it('keep a line that this site does not sell as it was', () => {
    expect(mergeLines([], [line('A', 3)], () => undefined, 100).changed).toEqual([line('A', 3)]);
  });

  it('have no more lines than a cart may, and count those left out', () => {
    const guests = [line('B', 1), line('A', 1), line('C', 1)];
    expect(mergeLines([line('A', 1)], guests, plenty, 2)).toEqual({
      changed: [line('B', 1), line('A', 2)],
      reduced: [],
      leftOut: 1,
      grew: true,
    });
  });

  it('never have more lines than a cart may, nor more units than both had', () => {
    const anyLine = fc
      .record({
        key: fc.constantFrom<string>('A', 'B', 'C', 'D', 'E'),
        quantity: fc.integer({ min: 1, max: 9 }),
      })
      .map((each) => ({ ...each, variantId: each.key }));
    const lines = fc.uniqueArray(anyLine, { selector: ({ key }) => key, maxLength: 4 });
    fc.assert(
      fc.property(lines, lines, fc.nat(12), (own, guests, stock) => {
        const { changed, reduced } = mergeLines(own, guests, () => ({ stock, limit: 8 }), 4);
        const after = new Map(own.map((each) => [each.variantId, each.quantity]));
        for (const { variantId, quantity } of changed) after.set(variantId, quantity);
        expect(after.size).toBeLessThanOrEqual(4);
        for (const [variantId, quantity] of after) {
          const both = [...own, ...guests].filter((each) => each.variantId === variantId);
          const sum = both.reduce((total, each) => total + each.quantity, 0);
          expect(quantity).toBeLessThanOrEqual(sum);
          expect(quantity).toBeGreaterThan(0);
          const isNotified = quantity === sum || reduced.includes(variantId);
          expect(isNotified || !guests.some((each) => each.variantId === variantId)).toBe(true);
        }
      }),
    );
  });
});
