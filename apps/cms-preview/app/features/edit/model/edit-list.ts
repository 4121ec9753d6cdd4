import { valueAt } from '@haberdash/content-files';
import { setValue } from './set-value.ts';

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));
const indexOf = (pointer: string): number => Number(pointer.slice(pointer.lastIndexOf('/') + 1));

const listAt = (document: unknown, pointer: string): readonly unknown[] => {
  const list = valueAt(document, pointer);
  return Array.isArray(list) ? list : [];
};

/** Adds an entry at the end of the list at a pointer. */
export const addEntry = (document: unknown, list: string, entry: unknown): unknown =>
  setValue(document, list, [...listAt(document, list), entry]);

/** Removes an entry of a list. */
export function removeEntry(document: unknown, pointer: string): unknown {
  const list = parentOf(pointer);
  const index = indexOf(pointer);
  return setValue(
    document,
    list,
    listAt(document, list).filter((_entry, each) => each !== index),
  );
}

/** Moves an entry of a list up (-1) or down (1); at the end of the list it stays. */
export function moveEntry(document: unknown, pointer: string, by: -1 | 1): unknown {
  const list = parentOf(pointer);
  const entries = [...listAt(document, list)];
  const from = indexOf(pointer);
  const to = from + by;
  if (to < 0 || to >= entries.length) return document;
  const [entry] = entries.splice(from, 1);
  entries.splice(to, 0, entry);
  return setValue(document, list, entries);
}

/** An id that no block of the document has. */
export function freeId(document: unknown, wanted: string): string {
  const text = JSON.stringify(document);
  const isTaken = (id: string): boolean => text.includes(`"id":${JSON.stringify(id)}`);
  let id = wanted;
  for (let number = 2; isTaken(id); number += 1) id = `${wanted}-${number}`;
  return id;
}
