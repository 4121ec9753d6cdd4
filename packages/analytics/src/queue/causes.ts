import type { WebStorage } from './web-storage.ts';

/** Remembers what has led to an event already. */
export interface Causes {
  /** True the first time a cause is named, and again only when a thousand others came after it. */
  readonly isNew: (cause: string) => boolean;
  /** Forgets everything, in the storage as well. */
  readonly forget: () => void;
}

/** Where causes that outlive the page are kept. */
export interface KeptCauses {
  readonly storage: WebStorage;
  readonly key: string;
}

/** How many causes one page remembers. */
export const MAX_CAUSES = 1_000;

const MAX_KEPT = 50;
const MAX_LENGTH = 200;

/**
 * One cause, one event, whatever renders again: remembers the last thousand causes of this page, or, with a storage, the
 * last fifty beyond it, so that the page of an order that is loaded again tells of no second purchase. A storage that
 * rejects or holds nonsense leaves the memory to the page.
 */
export function createCauses(kept?: KeptCauses): Causes {
  const max = kept === undefined ? MAX_CAUSES : MAX_KEPT;
  const memory = new Set<string>();
  const attempt = (work: (to: KeptCauses) => void): void => {
    try {
      if (kept !== undefined) work(kept);
    } catch {
      // Without a storage the page alone remembers.
    }
  };
  const load = (): void =>
    attempt(({ storage, key }) => {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      if (!Array.isArray(stored)) return;
      for (const cause of stored.slice(-max) as unknown[]) if (typeof cause === 'string') memory.add(cause);
    });
  return {
    isNew: (given) => {
      const cause = given.slice(0, MAX_LENGTH);
      // Another tab may have told of it since.
      load();
      const isNew = !memory.delete(cause);
      memory.add(cause);
      for (const oldest of memory) {
        if (memory.size <= max) break;
        memory.delete(oldest);
      }
      if (isNew) attempt(({ storage, key }) => storage.setItem(key, JSON.stringify([...memory])));
      return isNew;
    },
    forget: () => {
      memory.clear();
      attempt(({ storage, key }) => storage.removeItem(key));
    },
  };
}
