import type { PageName } from '../../../../pages/pages.ts';

/** Pages about a cart. */
export const isBuyPage = (page: PageName): boolean => /^(?:cart|checkout)/.test(page);

/** Pages about an order. */
export const isOrderPage = (page: PageName): boolean =>
  /^(?:order-confirmation$|account-order(?!s))/.test(page);
