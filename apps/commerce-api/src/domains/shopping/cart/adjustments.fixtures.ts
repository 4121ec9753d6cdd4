import type { Cart } from '@haberdash/api-client/cart';

import type { Reply } from '../../../testing/service.ts';
import { SERVED, type AssociateState } from '../../../testing/shop-states.fixtures.ts';

export const adjustmentsAt = (cartId: string, id = ''): string =>
  `/cart/v1/cart/${cartId}/price_adjustments${id === '' ? '' : `/${id}`}`;

/** Adjusts the price of the shoes in an associate's cart. */
export const lower = ({ agent, cartId, itemId }: AssociateState, terms: object = {}): Promise<Reply<Cart>> =>
  agent.call<Cart>('POST', adjustmentsAt(cartId), {
    itemId,
    type: 'PERCENTAGE',
    value: 15,
    reason: 'DAMAGED',
    inStoreSalesInfo: SERVED,
    ...terms,
  });
