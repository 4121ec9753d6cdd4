import type { MessageTable } from './translator.ts';

/** The files of messages by their paths, `…/en/listing.json`, as a bundler or a folder has them. */
export type MessageFiles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Joins the areas of a folder (`messages/en/listing.json`) to one table with keys `listing.…`. */
function joinAreas(files: MessageFiles): MessageTable {
  const table: Record<string, string> = {};
  for (const [path, messages] of Object.entries(files)) {
    const area = /([a-z-]+)\.json$/.exec(path)?.[1] ?? path;
    for (const [key, message] of Object.entries(messages)) table[`${area}.${key}`] = message;
  }
  return table;
}

/** The messages of a site: those of its language, overridden by those of its edition (`messages/en-us/`). */
export function editionTable(files: MessageFiles, site: { language: string; locale: string }): MessageTable {
  const folder = (name: string): MessageTable =>
    joinAreas(Object.fromEntries(Object.entries(files).filter(([path]) => path.split('/').at(-2) === name)));
  return { ...folder(site.language), ...folder(site.locale) };
}
