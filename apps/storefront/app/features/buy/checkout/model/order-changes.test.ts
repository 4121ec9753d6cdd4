import { describe, expect, it } from 'vitest';
import { toCartView } from '../../cart/index.ts';
import { cart, cartItem, fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { lineField, orderChanges, readSeenOrder } from './order-changes.ts';

const { t } = fakeShopper({}).shopper;
const view = (overrides: Parameters<typeof cart>[0] = {}) => toCartView(cart(overrides), t);

function formOf(shown: ReturnType<typeof view>): FormData {
  const form = new FormData();
  for (const line of shown.items) form.append('line', lineField(line));
  form.set('expectedShipping', String(shown.totals.shipping));
  form.set('expectedTotal', String(shown.totals.total));
  return form;
}
const changes = (was: ReturnType<typeof view>, is: ReturnType<typeof view>) =>
  orderChanges(t, readSeenOrder(formOf(was)), is);
const price = (qty: number, rowTotal: number) => ({
  qty,
  price: { amount: rowTotal / qty, original: rowTotal / qty, rowTotal },
});

describe('an order that changed while it was looked over', () => {
  it('that is the same has no changes', () => {
    expect(changes(view(), view())).toEqual([]);
  });

  it('says each line whose quantity or price changed, what came and what went, and both totals', () => {
    const socks = cartItem({ id: 'line-2', productId: 'NF20000001', name: 'Cairn sock', ...price(1, 12) });
    const cap = cartItem({ id: 'line-3', productId: 'NF30000001', name: 'Brae cap', ...price(1, 30) });
    const was = view({ items: [cartItem(), socks] });
    const is = view({
      items: [cartItem(price(3, 360)), cap],
      totals: { ...cart().totals, shipping: 9.95, total: 399.95 },
    });
    expect(changes(was, is)).toEqual([
      'Corrie shell: quantity 2, now 3',
      'Cairn sock: no longer in your order',
      'Brae cap: added',
      'Delivery: £0.00, now £9.95',
      'Total: £240.00, now £399.95',
    ]);
    const dearer = view({ items: [cartItem(price(2, 250))] });
    expect(changes(view(), dearer)).toEqual(['Corrie shell: £240.00, now £250.00']);
  });

  it('reads nothing from fields that no form of ours has', () => {
    const form = new FormData();
    for (const line of ['', '<b>', 'NF1 x y z', 'NF10023401 -1 5 a']) form.append('line', line);
    form.set('expectedTotal', 'NaN');
    expect(readSeenOrder(form)).toEqual({ lines: [], shipping: undefined, total: undefined });
    expect(orderChanges(t, readSeenOrder(form), view())).toEqual([]);
  });
});
