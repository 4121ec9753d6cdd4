/** The code with which the checkout leads to a bag whose lines cannot be bought as they are. */
export const SHORT_OF_STOCK = 'SHORT_OF_STOCK';
