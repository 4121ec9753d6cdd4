import { testContract } from '../../../testing/contract-test.fixtures.ts';
import { guestWithCart } from '../../../testing/shop-states.fixtures.ts';
import { cases } from './saved-items.contract-cases.ts';

testContract('the contracts of saved items', cases, guestWithCart);
