import { sellVariant, setStock } from '../../../testing/catalogue.fixtures.ts';
import type { Reply } from '../../../testing/service.ts';
import { CHANGE, changeFirst, fillSaved, LIST, saveFirst, savedOf, type Changed } from './saved.fixtures.ts';
import type { SavedWorld } from './saved-world.fixtures.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const nothing = { saveForLaterId: NOWHERE, itemId: NOWHERE };

type Cases = Readonly<
  Record<string, Readonly<Record<number, (world: SavedWorld) => Promise<Reply<unknown>>>>>
>;

const saved = async ({ shopper, cartId }: SavedWorld): Promise<Changed> =>
  (await saveFirst(shopper, cartId)).body;

export const cases: Cases = {
  getSaveForLater: {
    200: ({ shopper }) => shopper.call('GET', `${LIST}?start=0&count=1`),
    400: ({ shopper }) => shopper.call('GET', `${LIST}?count=97`),
    403: ({ agent }) => agent.call('GET', LIST),
  },
  saveForLater: {
    200: ({ shopper, cartId }) => saveFirst(shopper, cartId, { qty: 1 }),
    400: ({ shopper, cartId }) => saveFirst(shopper, cartId, { qty: 3 }),
    403: ({ agent, cartId }) =>
      agent.call('POST', `/cart/v2/cart/${cartId}/saveForLater`, { itemId: NOWHERE }),
    404: ({ shopper, cartId }) =>
      shopper.call('POST', `/cart/v2/cart/${cartId}/saveForLater`, { itemId: NOWHERE }),
    409: async (world) => {
      const { saveForLater } = await saved(world);
      const listId = saveForLater.saveForLaterId ?? '';
      await fillSaved(world.database, { listId, productId: world.shoe.slice(0, 8), room: 1 });
      const cartId = await world.shopper.newCart([
        await sellVariant(world.database, { id: 'NF0ONEMORED' }),
        1,
      ]);
      return saveFirst(world.shopper, cartId);
    },
  },
  updateSavedItem: {
    200: async (world) => {
      const { saveForLater } = await saved(world);
      return changeFirst(world.shopper, saveForLater, { cartId: world.cartId });
    },
    400: async (world) => changeFirst(world.shopper, (await saved(world)).saveForLater, {}),
    403: ({ agent }) => agent.call('PUT', CHANGE, nothing),
    404: ({ shopper }) => shopper.call('PUT', CHANGE, { ...nothing, qty: 1 }),
    409: async (world) => {
      const { saveForLater } = await saved(world);
      await setStock(world.database, world.shoe, 0);
      return changeFirst(world.shopper, saveForLater, { cartId: world.cartId });
    },
  },
  removeSavedItem: {
    200: async (world) => {
      await saved(world);
      const { saveForLaterId } = await savedOf(world.shopper);
      return world.shopper.call('DELETE', `${CHANGE}/${saveForLaterId}/items/${NOWHERE}`);
    },
    403: ({ agent }) => agent.call('DELETE', `${CHANGE}/${NOWHERE}/items/${NOWHERE}`),
    404: ({ shopper }) => shopper.call('DELETE', `${CHANGE}/${NOWHERE}/items/${NOWHERE}`),
  },
};
