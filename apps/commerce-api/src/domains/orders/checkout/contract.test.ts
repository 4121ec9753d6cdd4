import { describe } from 'vitest';

import { testContract } from '../../../testing/contract-test.fixtures.ts';
import { guestWithReadyCart } from '../../../testing/shop-states.fixtures.ts';
import { cases as tokenCases } from '../../customers/token/token.contract-cases.ts';
import { cases as cartCases } from '../../shopping/cart/cart.contract-cases.ts';
import { cases as checkoutCases } from './checkout.contract-cases.ts';

describe('the contracts of tokens, carts and orders', () => {
  testContract({ ...tokenCases, ...cartCases, ...checkoutCases }, guestWithReadyCart, {
    config: { captcha: 'on' },
  });
});
