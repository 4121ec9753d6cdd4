import { expect, it } from 'vitest';
import { pendingChangesOf } from './pending-changes.ts';

const form = (fields: Record<string, string>) => {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return { formData };
};

it('reads typed quantities, steps, removals and codes from the forms under way', () => {
  expect(
    pendingChangesOf([
      form({ intent: 'set-quantity', itemId: 'a', qty: '3' }),
      form({ intent: 'set-quantity', itemId: 'b', qty: '3', qtyStep: '-1' }),
      form({ intent: 'remove', itemId: 'c' }),
      // The same form, submitted by its remove button.
      form({ intent: 'set-quantity', itemId: 'd', qty: '3', leave: 'remove' }),
      form({ intent: 'remove-code', code: 'HILLS10' }),
      {},
    ]),
  ).toEqual([
    { type: 'set-quantity', itemId: 'a', qty: 3 },
    { type: 'set-quantity', itemId: 'b', qty: 2 },
    { type: 'remove', itemId: 'c' },
    { type: 'remove', itemId: 'd' },
    { type: 'remove-coupon', code: 'HILLS10' },
  ]);
});

it('shows nothing of what will be rejected', () => {
  expect(
    pendingChangesOf([form({ intent: 'set-quantity', itemId: 'a', qty: '1.5' }), form({ intent: 'buy' })]),
  ).toEqual([]);
});

it('shows nothing of what was rejected while the page is read again, and all of what was done', () => {
  const change = form({ intent: 'set-quantity', itemId: 'a', qty: '3' });
  expect(pendingChangesOf([{ ...change, state: 'loading', data: { ok: false } }])).toEqual([]);
  expect(pendingChangesOf([{ ...change, state: 'loading', data: { ok: true } }])).toHaveLength(1);
  // The result of the previous submission.
  expect(pendingChangesOf([{ ...change, state: 'submitting', data: { ok: false } }])).toHaveLength(1);
});
