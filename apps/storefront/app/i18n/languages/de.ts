import { joinAreas } from '../message-table.ts';

/** The messages of one language, a chunk of its own in the browser. */
export const messages = joinAreas(
  import.meta.glob<Record<string, string>>('../messages/de/*.json', { eager: true, import: 'default' }),
);
