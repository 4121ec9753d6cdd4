import { describe } from 'vitest';

import { testContract } from '../../../testing/contract-test.fixtures.ts';
import { guestAndCustomer } from '../../../testing/shop-states.fixtures.ts';
import { cases } from './wallet.contract-cases.ts';

describe('the contracts of saved payment', () => {
  testContract(cases, guestAndCustomer);
});
