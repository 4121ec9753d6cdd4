import { expect, it } from 'vitest';
import { segmentsOf } from './segments.ts';

it.each([
  ['a guest', undefined, undefined, ['logged-out', 'not-employee', 'cart-empty']],
  ['a customer with a bag', {}, 'cart-1', ['logged-in', 'not-employee', 'cart-not-empty']],
  ['a member', { memberId: 'M1' }, undefined, ['logged-in', 'loyalty-member', 'not-employee', 'cart-empty']],
  ['an employee', { consumerType: 'EMPLOYEE' }, undefined, ['logged-in', 'employee', 'cart-empty']],
])('%s belongs to the audiences that the session tells', (_who, facts, basketId, audiences) => {
  expect(segmentsOf({ consumer: () => facts, basketId: () => basketId })).toEqual(audiences);
});
