import { describe } from 'vitest';

import { testContract } from '../../../testing/contract-test.fixtures.ts';
import { guestAndCustomer } from '../../../testing/shop-states.fixtures.ts';
import { cases } from './loyalty.contract-cases.ts';

describe('the contracts of the loyalty programme', () => {
  testContract(cases, guestAndCustomer);
});
