import { describe, expect, it } from 'vitest';
import { cart, line } from '../checkout.fixtures.ts';
import { applyPending } from './apply-pending.ts';
import { parseQuantity, quantityChoices } from './quantity.ts';
import { totalDiscountPercentage } from './total-discount-percentage.ts';

describe('the discount in percent', () => {
  it.each([
    [200, 50, 25],
    [30, 10, 33],
    [3, 2, 67],
    [0, 0, 0],
  ])('of %d less %d is %d', (itemTotal, totalDiscount, percentage) => {
    expect(totalDiscountPercentage({ itemTotal, totalDiscount })).toBe(percentage);
  });
});

describe('the quantities to offer', () => {
  it('run up to what the shop allows, and to ten', () => {
    expect(quantityChoices(3)).toEqual([1, 2, 3]);
    expect(quantityChoices(999_999)).toHaveLength(10);
  });

  it('include the current quantity even when there is less', () => {
    expect(quantityChoices(2, 5)).toEqual([1, 2, 5]);
    expect(quantityChoices(0, 1)).toEqual([1]);
  });
});

describe('a typed quantity', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['007', 7],
  ])('%j is read', (typed, qty) => expect(parseQuantity(typed)).toEqual({ ok: true, qty }));

  it.each([
    ['', 'missing'],
    ['two', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['0', 'too-small'],
    ['-1', 'too-small'],
    ['1.5', 'not-whole'],
    ['1,5', 'not-whole'],
    ['1e9', 'too-large'],
    ['1000000', 'too-large'],
  ])('%j is rejected as %s', (typed, fault) => expect(parseQuantity(typed)).toEqual({ ok: false, fault }));

  it('obeys the limit of its line', () => {
    expect(parseQuantity('4', 3)).toEqual({ ok: false, fault: 'too-large' });
  });
});

describe('pending changes', () => {
  const given = cart({
    totalItems: 5,
    items: [line(), line({ id: 'line-2', qty: 3 })],
    couponItems: [{ code: 'HILLS10', applied: true }],
  });

  it('update lines and counts immediately and leave prices to the service', () => {
    const shown = applyPending(given, [
      { type: 'set-quantity', itemId: 'line-1', qty: 4 },
      { type: 'remove', itemId: 'line-2' },
    ]);
    expect(shown.lines).toEqual([{ ...line({ qty: 4 }), pending: true }]);
    expect(shown).toMatchObject({ totalItems: 4, totals: given.totals, pending: true });
  });

  it('of one line follow each other', () => {
    const shown = applyPending(given, [
      { type: 'set-quantity', itemId: 'line-1', qty: 9 },
      { type: 'set-quantity', itemId: 'line-1', qty: 1 },
    ]);
    expect(shown.totalItems).toBe(4);
  });

  it('to a line that is gone do nothing', () => {
    expect(applyPending(given, [{ type: 'remove', itemId: 'gone' }])).toMatchObject({ totalItems: 5 });
  });

  it('count what is being added and drop a code that is being removed', () => {
    const shown = applyPending(given, [
      { type: 'add', qty: 2 },
      { type: 'remove-coupon', code: 'HILLS10' },
    ]);
    expect(shown).toMatchObject({ totalItems: 7, couponItems: [] });
  });

  it('without any, show the snapshot as it is', () => {
    expect(applyPending(given, [])).toMatchObject({ totalItems: 5, pending: false });
  });
});
