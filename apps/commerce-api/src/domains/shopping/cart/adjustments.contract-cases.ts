import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';
import { adjustmentsAt, lower } from './adjustments.fixtures.ts';
import { type AssociateState, SERVED } from '../../../testing/shop-states.fixtures.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

const lowered = async (state: AssociateState): Promise<string> =>
  (await lower(state)).body.price_adjustments?.[0]?.adjustmentId ?? '';

export const cases: ContractCases<AssociateState> = {
  addPriceAdjustment: {
    200: (state) => lower(state),
    400: (state) => lower(state, { value: 51 }),
    403: ({ guest, cartId }) =>
      guest.call('POST', adjustmentsAt(cartId), {
        type: 'AMOUNT',
        value: 1,
        reason: 'OTHER',
        inStoreSalesInfo: SERVED,
      }),
    404: (state) => lower(state, { inStoreSalesInfo: { ...SERVED, storeId: 'NF-XX-99' } }),
    409: async (state) => {
      await lower(state);
      return lower(state);
    },
  },
  updatePriceAdjustment: {
    200: async (state) => {
      const id = await lowered(state);
      return state.agent.call('PATCH', adjustmentsAt(state.cartId, id), {
        type: 'AMOUNT',
        value: 10,
        reason: 'GOODWILL',
      });
    },
    403: ({ guest, cartId }) => guest.call('PATCH', adjustmentsAt(cartId, NOWHERE), { value: 1 }),
    404: ({ agent, cartId }) => agent.call('PATCH', adjustmentsAt(cartId, NOWHERE), { value: 1 }),
  },
  removePriceAdjustment: {
    200: async (state) => state.agent.call('DELETE', adjustmentsAt(state.cartId, await lowered(state))),
    403: ({ guest, cartId }) => guest.call('DELETE', adjustmentsAt(cartId, NOWHERE)),
    404: ({ agent }) => agent.call('DELETE', adjustmentsAt(NOWHERE, NOWHERE)),
  },
};
