import type { IndexedProduct } from './indexed-product.ts';

/** Process-wide, so that counts of different indexes are never equal. */
let lastChange = 0;

const next = (): number => {
  lastChange += 1;
  return lastChange;
};

/** Change counts of an index, unique within the process. */
export interface ChangeCounter {
  total(): number;
  /** The total at the last change of a category. */
  in(categoryId: string): number;
  /** Counts a change of a product, before and after. */
  note(...states: readonly (IndexedProduct | undefined)[]): void;
}

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
