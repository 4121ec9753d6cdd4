import type { IndexedProduct } from './indexed-product.ts';

/** Counts on from one index to the next, so that what was made from one is never taken for a part of another. */
let lastChange = 0;

const next = (): number => {
  lastChange += 1;
  return lastChange;
};

/** The changes of an index; no other index of this process has had the same numbers. */
export interface ChangeCounter {
  /** Grows with every change. */
  total(): number;
  /** What the total was when something of a category changed last. */
  in(categoryId: string): number;
  /** Notes a change of a product, as it was and as it is. */
  note(...states: readonly (IndexedProduct | undefined)[]): void;
}

/** Begins to count. */
export function createChangeCounter(): ChangeCounter {
  const created = next();
  const byCategory = new Map<string, number>();
  let changes = created;
  return {
    total: () => changes,
    in: (categoryId) => byCategory.get(categoryId) ?? created,
    note(...states) {
      changes = next();
      for (const state of states) {
        for (const id of state?.categories ?? []) byCategory.set(id, changes);
      }
    },
  };
}
