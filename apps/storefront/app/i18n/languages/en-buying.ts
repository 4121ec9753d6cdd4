import { joinAreas } from '../message-table.ts';

/** The messages of bag and checkout, a chunk that the browser loads with the first of them. */
export const messages = joinAreas(
  import.meta.glob<Record<string, string>>(['../messages/en/cart.json', '../messages/en/checkout.json'], {
    eager: true,
    import: 'default',
  }),
);
