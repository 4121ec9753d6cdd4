import { listingOrigins, type ListingOrigin } from './listing-origin.ts';
import type { WebStorage } from './queue/web-storage.ts';

/** Remembers the listing origin of each product by master id. */
export interface OriginMemory {
  readonly get: (masterId: string | null | undefined) => ListingOrigin | undefined;
  readonly set: (masterId: string | null | undefined, origin: ListingOrigin) => void;
  /** Writes to the storage, with consent. */
  readonly save: () => void;
  /** Clears the memory and the storage. */
  readonly forget: () => void;
}

/** Storage that outlives a document: an order is often placed some pages after the product was found. */
export interface StoredOrigins {
  readonly storage: WebStorage;
  readonly key: string;
  /** Consent for analytics (C0002); without it nothing is read or written. */
  readonly isAllowed: () => boolean;
}

/** Products remembered; the oldest is dropped first. */
export const MAX_ORIGINS = 500;

const known: ReadonlySet<unknown> = new Set(Object.values(listingOrigins));
const isEntry = (entry: unknown): entry is [string, ListingOrigin] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && known.has(entry[1]);

/** The listing origins of a visit (spec 2 §2); without a working storage they last for the page only. */
export function createOriginMemory(stored?: StoredOrigins): OriginMemory {
  const memory = new Map<string, ListingOrigin>();
  const attempt = (work: (to: StoredOrigins) => void): void => {
    try {
      if (stored !== undefined) work(stored);
    } catch {
      // The memory lasts for the page only.
    }
  };
  const save = (): void =>
    attempt(({ storage, key, isAllowed }) => {
      if (isAllowed() && memory.size > 0) storage.setItem(key, JSON.stringify([...memory]));
    });
  attempt(({ storage, key, isAllowed }) => {
    const entries: unknown = isAllowed() ? JSON.parse(storage.getItem(key) ?? '[]') : [];
    if (!Array.isArray(entries)) return;
    for (const [masterId, origin] of entries.filter(isEntry).slice(-MAX_ORIGINS))
      memory.set(masterId, origin);
  });
  return {
    get: (masterId) => memory.get(masterId ?? ''),
    set: (masterId, origin) => {
      if (!masterId) return;
      memory.delete(masterId);
      memory.set(masterId, origin);
      const [oldest] = memory.keys();
      if (memory.size > MAX_ORIGINS && oldest !== undefined) memory.delete(oldest);
      save();
    },
    save,
    forget: () => {
      memory.clear();
      attempt(({ storage, key }) => storage.removeItem(key));
    },
  };
}
