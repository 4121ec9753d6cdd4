import { describe } from 'vitest';

import { testContract } from '../../../testing/contract-test.fixtures.ts';
import { orderPlaced } from '../../../testing/shop-states.fixtures.ts';
import { cases } from './purchases.contract-cases.ts';

describe('the contracts of placed orders', () => {
  testContract(cases, orderPlaced);
});
