import type { WebStorage } from './web-storage.ts';

/** Remembers the causes of events. */
export interface Causes {
  /** True the first time, and again only after a thousand other causes. */
  readonly isNew: (cause: string) => boolean;
  /** Clears the memory and the storage. */
  readonly forget: () => void;
}

export interface CauseStorage {
  readonly storage: WebStorage;
  readonly key: string;
}

export const MAX_CAUSES = 1_000;

const MAX_STORED = 50;
const MAX_LENGTH = 200;

/**
 * One event per cause: remembers the last thousand causes of the page, and with a storage the last fifty
 * beyond it, so that a reloaded order page sends no second purchase. With a failing or corrupt storage they
 * last for the page only.
 */
export function createCauses(existing?: CauseStorage): Causes {
  const max = existing === undefined ? MAX_CAUSES : MAX_STORED;
  const memory = new Set<string>();
  const attempt = (work: (to: CauseStorage) => void): void => {
    try {
      if (existing !== undefined) work(existing);
    } catch {
      // The memory lasts for the page only.
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
      // Another tab may have sent it since.
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
