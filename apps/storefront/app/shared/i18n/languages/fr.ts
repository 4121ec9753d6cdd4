import { joinAreas } from '../message-table.ts';

/** The messages of one language that every page may show, a chunk of their own in the browser. */
export const messages = joinAreas(
  import.meta.glob<Record<string, string>>(
    [
      '../messages/fr/*.json',
      '!../messages/fr/cart.json',
      '!../messages/fr/checkout.json',
      '!../messages/fr/refusal.json',
    ],
    { eager: true, import: 'default' },
  ),
);
