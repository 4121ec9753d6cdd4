import { testContract } from '../../../testing/contract-test.fixtures.ts';
import { orderPlaced } from '../../../testing/shop-states.fixtures.ts';
import { cases } from './purchases.contract-cases.ts';

testContract('the contracts of placed orders', cases, orderPlaced);
