/** The form of a page that the buttons of all its product cards belong to. */
export const CARD_FORM = 'card-tools';

/** What its buttons are named, with the product's code as their value; the button for sizes has no name. */
export const CARD_FIELDS = { heart: 'id', compare: 'items' } as const;
