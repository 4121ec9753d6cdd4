import { posix } from 'node:path';

export interface FolderOrder {
  /** The app's folder, relative to the repository. */
  readonly root: string;
  /** Its folders, lowest first: each may import only those before it. */
  readonly order: readonly string[];
  /** Folders importable by `index` files only, by their first segment, such as `features`. */
  readonly indexOnly?: readonly string[];
}

/** The longest entry of the order that contains a file. */
const folderOf = (file: string, { order }: FolderOrder): string | undefined =>
  order
    .filter((folder) => file.startsWith(`${folder}/`))
    .toSorted((one, other) => other.length - one.length)[0];

/** The problem of an import between two files, relative to the app's root; undefined if allowed. */
export function problemOf(from: string, to: string, rules: FolderOrder): string | undefined {
  // Root files may import every folder and are not imported.
  if (!from.includes('/')) return undefined;
  const [own, other] = [folderOf(from, rules), folderOf(to, rules)];
  if (own === undefined) return `The folder of ${from} has no place in the order of folders: give it one.`;
  if (own === other) return undefined;
  if (other === undefined) return `${to} is no part of the folders that ${own} may import.`;
  if (rules.order.indexOf(other) > rules.order.indexOf(own))
    return `${own} may not import ${other}, which is above it. Pass in what it needs, or move what both need below.`;
  const isGuarded = rules.indexOnly?.some((parent) => other.startsWith(`${parent}/`)) ?? false;
  if (isGuarded && !/^index(?:\.server)?\.ts$/.test(posix.relative(other, to)))
    return `${other} shows others its index only: export there what ${own} needs.`;
  return undefined;
}
