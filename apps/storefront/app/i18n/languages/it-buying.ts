import { joinAreas } from '../message-table.ts';

/** The messages of bag and checkout, a chunk that the browser loads with the first of them. */
export const messages = joinAreas(
  import.meta.glob<Record<string, string>>(['../messages/it/cart.json', '../messages/it/checkout.json'], {
    eager: true,
    import: 'default',
  }),
);
