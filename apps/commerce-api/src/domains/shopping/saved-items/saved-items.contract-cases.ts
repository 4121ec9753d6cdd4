import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';
import { sellVariant, setStock } from '../../../testing/catalogue.fixtures.ts';
import { CHANGE, changeFirst, fillSaved, LIST, saveFirst, savedOf, type Changed } from './saved.fixtures.ts';
import type { CartState } from '../../../testing/shop-states.fixtures.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const nothing = { saveForLaterId: NOWHERE, itemId: NOWHERE };

const saved = async ({ shopper, cartId }: CartState): Promise<Changed> =>
  (await saveFirst(shopper, cartId)).body;

export const cases: ContractCases<CartState> = {
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
    409: async (state) => {
      const { saveForLater } = await saved(state);
      const listId = saveForLater.saveForLaterId ?? '';
      await fillSaved(state.database, { listId, productId: state.shoe.slice(0, 8), room: 1 });
      const cartId = await state.shopper.newCart([
        await sellVariant(state.database, { id: 'NF0ONEMORED' }),
        1,
      ]);
      return saveFirst(state.shopper, cartId);
    },
  },
  updateSavedItem: {
    200: async (state) => {
      const { saveForLater } = await saved(state);
      return changeFirst(state.shopper, saveForLater, { cartId: state.cartId });
    },
    400: async (state) => changeFirst(state.shopper, (await saved(state)).saveForLater, {}),
    403: ({ agent }) => agent.call('PUT', CHANGE, nothing),
    404: ({ shopper }) => shopper.call('PUT', CHANGE, { ...nothing, qty: 1 }),
    409: async (state) => {
      const { saveForLater } = await saved(state);
      await setStock(state.database, state.shoe, 0);
      return changeFirst(state.shopper, saveForLater, { cartId: state.cartId });
    },
  },
  removeSavedItem: {
    200: async (state) => {
      await saved(state);
      const { saveForLaterId } = await savedOf(state.shopper);
      return state.shopper.call('DELETE', `${CHANGE}/${saveForLaterId}/items/${NOWHERE}`);
    },
    403: ({ agent }) => agent.call('DELETE', `${CHANGE}/${NOWHERE}/items/${NOWHERE}`),
    404: ({ shopper }) => shopper.call('DELETE', `${CHANGE}/${NOWHERE}/items/${NOWHERE}`),
  },
};
