import { testContract } from '../../../testing/contract-test.fixtures.ts';
import { guestAndCustomer } from '../../../testing/shop-states.fixtures.ts';
import { cases } from './passkeys.contract-cases.ts';

testContract('the contracts of passkeys', cases, guestAndCustomer);
