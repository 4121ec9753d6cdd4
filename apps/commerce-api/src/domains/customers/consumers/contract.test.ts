import { describe } from 'vitest';

import { testContract } from '../../../testing/contract-test.fixtures.ts';
import { guestAndCustomer } from '../../../testing/shop-states.fixtures.ts';
import { cases as addressCases } from './address.contract-cases.ts';
import { cases as enrolmentCases } from './enrolment.contract-cases.ts';
import { cases as profileCases } from './profile.contract-cases.ts';
import { cases as subscriptionCases } from './subscription.contract-cases.ts';

describe('the contracts of accounts', () => {
  testContract(
    { ...profileCases, ...addressCases, ...subscriptionCases, ...enrolmentCases },
    guestAndCustomer,
  );
});
