import { describe } from 'vitest';

import { testContract } from '../../../testing/contract-test.fixtures.ts';
import { guestWithCart } from '../../../testing/shop-states.fixtures.ts';
import { cases } from './saved-items.contract-cases.ts';

describe('the contracts of saved items', () => {
  testContract(cases, guestWithCart);
});
