import fc from 'fast-check';
import { expect, it } from 'vitest';
import { totalsAddUp } from './totals.fixtures.ts';

const CARTS = 4_000;

it(`the totals of ${CARTS} random carts add up, and so do the amounts of their tenders`, () => {
  expect(fc.check(totalsAddUp, { numRuns: CARTS })).toMatchObject({ failed: false });
});
