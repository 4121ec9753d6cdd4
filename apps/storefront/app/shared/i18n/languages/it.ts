import { joinAreas } from '../message-table.ts';

/** The messages of one language that every page may show, a chunk of their own in the browser. */
export const messages = joinAreas(
  import.meta.glob<Record<string, string>>(
    [
      '../messages/it/*.json',
      '!../messages/it/cart.json',
      '!../messages/it/checkout.json',
      '!../messages/it/refusal.json',
    ],
    { eager: true, import: 'default' },
  ),
);
