/** Shared by the product form, which sends, and the mini cart, which reads the result. */
export const ADD_TO_BAG = 'add-to-bag';

/** Owned by the page, because the notice with the form is unmounted. */
export const UNDO = 'cart-undo';

/** Shared by all forms that remove a line or a saved item, because a removed item unmounts its own fetcher. */
export const TAKE_OFF = 'cart-removal';
