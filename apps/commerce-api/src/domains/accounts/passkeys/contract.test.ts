import { describe } from 'vitest';

import { testContract } from '../../../testing/contract-test.fixtures.ts';
import { guestAndCustomer } from '../../../testing/shop-states.fixtures.ts';
import { cases } from './passkeys.contract-cases.ts';

describe('the contracts of passkeys', () => {
  testContract(cases, guestAndCustomer);
});
