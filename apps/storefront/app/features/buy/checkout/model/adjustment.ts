/** What the form names instead of a line where the price of the whole order is lowered; no line has this id. */
export const WHOLE_ORDER = 'order';
