import type { MessageTable } from './translator.ts';

/** Joins the areas of a language (`messages/en/listing.json`) to one table with keys `listing.…`. */
export function joinAreas(files: Readonly<Record<string, Readonly<Record<string, string>>>>): MessageTable {
  const table: Record<string, string> = {};
  for (const [path, messages] of Object.entries(files)) {
    const area = /([a-z-]+)\.json$/.exec(path)?.[1] ?? path;
    for (const [key, message] of Object.entries(messages)) table[`${area}.${key}`] = message;
  }
  return table;
}
