import { describe, expect, it } from 'vitest';
import { cart, fakeShopper, productId } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { toCartView } from './cart-view.ts';
import { doneNotice, donePath, removalNotice, replacedNotice } from './done-notice.ts';

const { t } = fakeShopper({}).shopper;
const view = toCartView(cart(), t);
const read = (path: string, shown = view) =>
  doneNotice(t, new URL(path, 'http://shop.test').searchParams, shown);

describe('a form without script', () => {
  it('leads to the bag, which says what was added', () => {
    const path = donePath('/en-gb', { ok: true, intent: 'add', cart: view, addedProductId: productId });
    expect(read(path)).toEqual({ text: 'Corrie shell is in your bag' });
  });

  it('leads to the bag, which offers to put back what was removed', () => {
    const removed = { productId, qty: 2, name: 'Corrie shell' };
    const path = donePath('/en-gb', { ok: true, intent: 'remove', cart: view, removed });
    expect(read(path, { ...view, items: [] })).toMatchObject({ undo: { productId, qty: 2 } });
  });

  it.each([
    [{ text: 'x' }, 'Your bag had expired, so we started a new one.'],
    [{ text: 'x', orderNumber: 'NF0000000042' }, 'Your previous bag was ordered. It is order NF0000000042.'],
  ])('says what became of the bag that it replaced: %j', (replaced, text) => {
    const path = donePath('/en-gb', { ok: true, intent: 'add', cart: view, replaced });
    const { searchParams } = new URL(path, 'http://shop.test');
    expect(replacedNotice(t, searchParams)).toEqual({ ...replaced, text });
  });

  it('says nothing for an address made by hand', () => {
    expect(read('/en-gb/cart?done=add&product=<script>')).toBeUndefined();
    expect(read('/en-gb/cart?done=everything')).toBeUndefined();
  });
});

describe('a removal', () => {
  const removed = { productId, qty: 2, name: 'Corrie shell' };
  const result = { ok: true, intent: 'remove', cart: view, text: 'Removed.', removed } as const;

  it('offers to put the line back while it is out of the bag', () => {
    expect(removalNotice(result, undefined)).toEqual({ text: 'Removed.', undo: removed, takesFocus: true });
    expect(removalNotice(result, { items: [] })).toEqual({
      text: 'Removed.',
      undo: removed,
      takesFocus: true,
    });
  });

  it('offers nothing once the line is back, so that nobody puts it back twice', () => {
    expect(removalNotice(result, view)).toBeUndefined();
  });
});
