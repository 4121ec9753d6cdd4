/** Error code for which the checkout redirects to the cart, because lines cannot be bought. */
export const SHORT_OF_STOCK = 'SHORT_OF_STOCK';
