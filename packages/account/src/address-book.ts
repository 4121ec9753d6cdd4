export const MAX_ADDRESSES = 100;

/** Address types: S shipping, B billing. */
export type ApproachType = 'S' | 'B';

/** The fields of an address that the rules of the address book use (spec 2 §3). */
export interface BookEntry {
  readonly id: string;
  readonly approachType: ApproachType;
  readonly main: boolean;
}

const clearMain = <Entry extends BookEntry>(
  book: readonly Entry[],
  type: ApproachType,
  but: string,
): Entry[] =>
  book.map((entry) =>
    entry.main && entry.approachType === type && entry.id !== but ? { ...entry, main: false } : entry,
  );

/** True for an address that asks to be the main one, or the first of its type. */
export const becomesMain = (
  book: readonly BookEntry[],
  { approachType, main }: Pick<BookEntry, 'approachType' | 'main'>,
): boolean => main || !book.some((entry) => entry.approachType === approachType);

/** Adds an address on top; a new main address replaces the old one of its type (spec 2 §4). */
export function addAddress<Entry extends BookEntry>(book: readonly Entry[], added: Entry): readonly Entry[] {
  const entry = { ...added, main: becomesMain(book, added) };
  return [entry, ...(entry.main ? clearMain(book, entry.approachType, entry.id) : book)];
}

/** Replaces an address in its place; a new main address replaces the old one of its type. */
export function replaceAddress<Entry extends BookEntry>(
  book: readonly Entry[],
  changed: Entry,
): readonly Entry[] {
  const replaced = book.map((entry) => (entry.id === changed.id ? changed : entry));
  return changed.main ? clearMain(replaced, changed.approachType, changed.id) : replaced;
}

/** Removes an address; no other one becomes the main one (spec 2 §4). */
export const removeAddress = <Entry extends BookEntry>(
  book: readonly Entry[],
  id: string,
): readonly Entry[] => book.filter((entry) => entry.id !== id);

/** The addresses of a type, the main one first (spec 2 §4). */
export function addressesOf<Entry extends BookEntry>(
  book: readonly Entry[],
  approachType: ApproachType,
): readonly Entry[] {
  const own = book.filter((entry) => entry.approachType === approachType);
  return [...own.filter(({ main }) => main), ...own.filter(({ main }) => !main)];
}
