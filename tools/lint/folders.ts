import { posix } from 'node:path';

/** How the folders of an app stand to each other. */
export interface FolderOrder {
  /** The folder of the app, from the root of the repository. */
  readonly root: string;
  /** Its folders, lowest first: each may import those before it and no others, so that no two import each other. */
  readonly order: readonly string[];
  /** Folders of which others may import `index` files only, by their first segment, such as `features`. */
  readonly indexOnly?: readonly string[];
}

/** The folder of a file in the order; the longest entry that it stands in. */
const folderOf = (file: string, { order }: FolderOrder): string | undefined =>
  order
    .filter((folder) => file.startsWith(`${folder}/`))
    .toSorted((one, other) => other.length - one.length)[0];

/** What is wrong with an import from one file of an app to another, both relative to its root; undefined when nothing is. */
export function problemOf(from: string, to: string, rules: FolderOrder): string | undefined {
  // The files at the root put the app together: nobody imports them, and they may import every folder.
  if (!from.includes('/')) return undefined;
  const [own, other] = [folderOf(from, rules), folderOf(to, rules)];
  if (own === undefined) return `The folder of ${from} has no place in the order of folders: give it one.`;
  if (own === other) return undefined;
  if (other === undefined) return `${to} is no part of the folders that ${own} may import.`;
  if (rules.order.indexOf(other) > rules.order.indexOf(own))
    return `${own} may not import ${other}, which stands above it. Pass in what it needs, or move what both need below.`;
  const isGuarded = rules.indexOnly?.some((parent) => other.startsWith(`${parent}/`)) ?? false;
  if (isGuarded && !/^index(?:\.server)?\.ts$/.test(posix.relative(other, to)))
    return `${other} shows others its index only: export there what ${own} needs.`;
  return undefined;
}
