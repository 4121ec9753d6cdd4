import type { ShopperSession } from '../../../../shared/session/shopper-session.ts';
import { isOrderNumber } from './order-path.ts';

const NAME = 'last-order';

export function readLastOrder({ value }: Pick<ShopperSession, 'value'>): string | undefined {
  const orderNumber = value(NAME);
  return orderNumber !== undefined && isOrderNumber(orderNumber) ? orderNumber : undefined;
}

export const storeLastOrder = (
  { setValue }: Pick<ShopperSession, 'setValue'>,
  orderNumber: string | undefined,
): void => setValue(NAME, orderNumber);
