/** A book takes so many addresses; more would be a customer list. */
export const MAX_ADDRESSES = 100;

/** What addresses are for: S shipping, B billing. */
export type ApproachType = 'S' | 'B';

/** The parts of an address that the rules of the book look at (spec 2 §3). */
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

/** Whether an address is the main one once it is in the book: when that is asked for, and the first of its type. */
export const becomesMain = (
  book: readonly BookEntry[],
  { approachType, main }: Pick<BookEntry, 'approachType' | 'main'>,
): boolean => main || !book.some((entry) => entry.approachType === approachType);

/** The book with a new address on top; as the main one of its type it takes that from the others (spec 2 §4). */
export function withAddress<Entry extends BookEntry>(book: readonly Entry[], added: Entry): readonly Entry[] {
  const entry = { ...added, main: becomesMain(book, added) };
  return [entry, ...(entry.main ? clearMain(book, entry.approachType, entry.id) : book)];
}

/** The book with an address replaced where it stands; as the main one of its type it takes that from the others. */
export function withChangedAddress<Entry extends BookEntry>(
  book: readonly Entry[],
  changed: Entry,
): readonly Entry[] {
  const replaced = book.map((entry) => (entry.id === changed.id ? changed : entry));
  return changed.main ? clearMain(replaced, changed.approachType, changed.id) : replaced;
}

/** The book without an address, once the call has succeeded; no other one becomes the main one (spec 2 §4). */
export const withoutAddress = <Entry extends BookEntry>(
  book: readonly Entry[],
  id: string,
): readonly Entry[] => book.filter((entry) => entry.id !== id);

/** The addresses of a type, the main one first, the others as they stand (spec 2 §4). */
export function addressesOf<Entry extends BookEntry>(
  book: readonly Entry[],
  approachType: ApproachType,
): readonly Entry[] {
  const own = book.filter((entry) => entry.approachType === approachType);
  return [...own.filter(({ main }) => main), ...own.filter(({ main }) => !main)];
}
