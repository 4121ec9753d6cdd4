/** The one fetcher that adds to the bag: the product's form sends with it, the mini cart reads its answer. */
export const ADD_TO_BAG = 'add-to-bag';

/** The one fetcher that puts a removed line back; the page keeps it, because the notice with its form goes. */
export const UNDO = 'cart-undo';

/**
 * The one fetcher of forms that take something off a list: a line that is removed or saved, a saved item that is moved
 * or removed. What is gone has no fetcher of its own to answer to.
 */
export const TAKE_OFF = 'cart-removal';
