/** The form's value for the whole order; no line has this id. */
export const WHOLE_ORDER = 'order';
