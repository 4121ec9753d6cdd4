import type { Cart } from '@haberdash/api-client/cart';

import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';
import type { AccountState } from '../../../testing/shop-states.fixtures.ts';
import { addMember } from '../../../testing/people.fixtures.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import type { TestShopper } from '../../../testing/service.ts';

const BASE = '/consumers-v3/consumer/loyalty';
const ELSEWHERE = 'session-of-nobody';

async function join({ database, person }: Pick<AccountState, 'database' | 'person'>): Promise<void> {
  const { body } = await person.call<{ consumerProfile: { consumerDetails: { consumerNo: string } } }>(
    'GET',
    '/consumers-v3/consumer',
  );
  const { consumerNo } = body.consumerProfile.consumerDetails;
  await addMember(database, consumerNo, { memberId: 'M7730142', points: 1_240, pendingPoints: 85 });
}

export const loyaltyToken = (shopper: TestShopper, more: object = {}) =>
  shopper.call('POST', `${BASE}/token`, { usid: shopper.usid, ...more });

const NOWHERE = '00000000-0000-4000-8000-000000000000';

export const applyVoucher = (
  shopper: TestShopper,
  cartId: string,
  points: number,
  amountInCurrency: number,
) =>
  shopper.call<Cart>('PUT', `/cart/v1/cart/${cartId}/reward`, {
    appliedLoyaltyVoucher: { points, amountInCurrency },
  });

const cartOf = async ({ database, person }: AccountState): Promise<string> =>
  person.newCart([await sellVariant(database), 1]);

export const cases: ContractCases<AccountState> = {
  createLoyaltyToken: {
    200: async (state) => {
      await join(state);
      return loyaltyToken(state.person);
    },
    400: async (state) => {
      await join(state);
      return loyaltyToken(state.person, { usid: ELSEWHERE });
    },
    403: ({ guest }) => loyaltyToken(guest),
    404: async (state) => {
      await join(state);
      return loyaltyToken(state.person, { referralCode: 'NOBODY-2026' });
    },
  },
  applyReward: {
    200: async (state) => {
      await join(state);
      return applyVoucher(state.person, await cartOf(state), 1_000, 10);
    },
    400: async (state) => {
      await join(state);
      return applyVoucher(state.person, await cartOf(state), 1_000, 11);
    },
    403: async (state) => applyVoucher(state.person, await cartOf(state), 1_000, 10),
    404: ({ person }) => applyVoucher(person, NOWHERE, 1_000, 10),
    409: async (state) => {
      await join(state);
      return applyVoucher(state.person, await cartOf(state), 2_000, 20);
    },
  },
  getWelcomePromo: {
    200: async (state) => {
      await join(state);
      return state.person.call('GET', `${BASE}/promo/welcome`);
    },
    403: ({ person }) => person.call('GET', `${BASE}/promo/welcome`),
  },
  getLoyaltyVouchers: {
    200: async (state) => {
      await join(state);
      return state.person.call('GET', `${BASE}/vouchers`);
    },
    403: ({ gone }) => gone.call('GET', `${BASE}/vouchers`),
  },
};
