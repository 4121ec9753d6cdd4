import { expect, it } from 'vitest';
import { beginCheckout } from './express.ts';

const ready = { isOn: true, isSignedIn: true, hasMainCard: true, hasAddress: true };

it('a checkout starts at the summary for a customer whose main card and address are saved', () => {
  expect(beginCheckout(ready)).toEqual({ step: 'summary', status: 'EXPRESS' });
});

it.each(['isOn', 'isSignedIn', 'hasMainCard', 'hasAddress'] as const)(
  'a checkout begins at shipping without %s',
  (fact) => {
    expect(beginCheckout({ ...ready, [fact]: false })).toEqual({ step: 'shipping', status: 'STANDARD' });
  },
);
