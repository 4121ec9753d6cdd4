const ORDER_NUMBER = /^[A-Z]{2}[0-9]{8,14}$/;

/** True for what the service can have given as the number of an order. */
export const isOrderNumber = (text: string): boolean => ORDER_NUMBER.test(text);

/** The confirmation of an order: where a cart that became one leads to. */
export const orderPath = (locale: string, orderNumber: string): string =>
  `/${locale}/order-confirmation?orderNumber=${orderNumber}`;

/**
 * The page that finds out what became of the shopper's cart after a placement whose answer is not known; `tries` are
 * the looks that were taken already.
 */
export const checkingPath = (locale: string, tries = 0): string => `/${locale}/checkout/outcome?try=${tries}`;
