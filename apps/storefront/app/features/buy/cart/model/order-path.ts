const ORDER_NUMBER = /^[A-Z]{2}[0-9]{8,14}$/;

/** True for what the service can have given as the number of an order. */
export const isOrderNumber = (text: string): boolean => ORDER_NUMBER.test(text);

export const orderPath = (locale: string, orderNumber: string): string =>
  `/${locale}/order-confirmation?orderNumber=${orderNumber}`;

/** The page that checks the result of a placement; `tries` counts the checks so far. */
export const checkingPath = (locale: string, tries = 0): string => `/${locale}/checkout/outcome?try=${tries}`;
