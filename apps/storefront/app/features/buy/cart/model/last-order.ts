import type { ShopperSession } from '../../../../shared/session/shopper-session.ts';
import { isOrderNumber } from './order-path.ts';

const NAME = 'last-order';

/** The order that the shopper's last cart has become, until another cart begins. */
export function readLastOrder({ value }: Pick<ShopperSession, 'value'>): string | undefined {
  const orderNumber = value(NAME);
  return orderNumber !== undefined && isOrderNumber(orderNumber) ? orderNumber : undefined;
}

/** Stores or forgets the order that the last cart has become. */
export const storeLastOrder = (
  { setValue }: Pick<ShopperSession, 'setValue'>,
  orderNumber: string | undefined,
): void => setValue(NAME, orderNumber);
