import type { Reply } from '../../../testing/service.ts';
import { adjustmentsAt, lower, SERVED, type StoreWorld } from './store-world.fixtures.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

type Cases = Readonly<
  Record<string, Readonly<Record<number, (world: StoreWorld) => Promise<Reply<unknown>>>>>
>;

const lowered = async (world: StoreWorld): Promise<string> =>
  (await lower(world)).body.price_adjustments?.[0]?.adjustmentId ?? '';

export const cases: Cases = {
  addPriceAdjustment: {
    200: (world) => lower(world),
    400: (world) => lower(world, { value: 51 }),
    403: ({ guest, cartId }) =>
      guest.call('POST', adjustmentsAt(cartId), {
        type: 'AMOUNT',
        value: 1,
        reason: 'OTHER',
        inStoreSalesInfo: SERVED,
      }),
    404: (world) => lower(world, { inStoreSalesInfo: { ...SERVED, storeId: 'NF-XX-99' } }),
    409: async (world) => {
      await lower(world);
      return lower(world);
    },
  },
  updatePriceAdjustment: {
    200: async (world) => {
      const id = await lowered(world);
      return world.agent.call('PATCH', adjustmentsAt(world.cartId, id), {
        type: 'AMOUNT',
        value: 10,
        reason: 'GOODWILL',
      });
    },
    403: ({ guest, cartId }) => guest.call('PATCH', adjustmentsAt(cartId, NOWHERE), { value: 1 }),
    404: ({ agent, cartId }) => agent.call('PATCH', adjustmentsAt(cartId, NOWHERE), { value: 1 }),
  },
  removePriceAdjustment: {
    200: async (world) => world.agent.call('DELETE', adjustmentsAt(world.cartId, await lowered(world))),
    403: ({ guest, cartId }) => guest.call('DELETE', adjustmentsAt(cartId, NOWHERE)),
    404: ({ agent }) => agent.call('DELETE', adjustmentsAt(NOWHERE, NOWHERE)),
  },
};
