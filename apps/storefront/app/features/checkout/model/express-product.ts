import type { ShopperSession } from '../../../shared/session/shopper-session.ts';

const NAME = 'express';

/** Notes that the wallet was chosen on a product page, until the order is shown. */
export const storeExpressProduct = (session: Pick<ShopperSession, 'setValue'>, isExpress: boolean): void =>
  session.setValue(NAME, isExpress ? 'product' : undefined);

/** What the address of the confirmation says of an order that began on a product page (spec 1 §2). */
export const storeContext = (session: Pick<ShopperSession, 'value'>): string =>
  session.value(NAME) === undefined ? '' : '&storeContext=applePayPdp';
