/** The one fetcher that adds to the bag: the product's form sends with it, the mini cart reads its answer. */
export const ADD_TO_BAG = 'add-to-bag';

/** The one fetcher that puts a removed line back; the page keeps it, because the notice with its form goes. */
export const UNDO = 'cart-undo';
