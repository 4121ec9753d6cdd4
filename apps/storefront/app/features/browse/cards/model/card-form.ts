/** The form that the buttons of all product cards of a page belong to. */
export const CARD_FORM = 'card-tools';

/** Names of the buttons, with the product code as value; the sizes button has none. */
export const CARD_FIELDS = { heart: 'id', compare: 'items' } as const;
