import { listingOrigins, type ListingOrigin } from './listing-origin.ts';
import type { WebStorage } from './queue/web-storage.ts';

/** Remembers how the shopper came upon each product, by its master id. */
export interface OriginMemory {
  readonly get: (masterId: string | null | undefined) => ListingOrigin | undefined;
  readonly set: (masterId: string | null | undefined, origin: ListingOrigin) => void;
  /** Writes what is remembered into the storage, if that is allowed by now. */
  readonly save: () => void;
  /** Forgets everything, in the storage as well. */
  readonly forget: () => void;
}

/** Where origins outlive a document: an order is often placed some documents after the product was found. */
export interface StoredOrigins {
  readonly storage: WebStorage;
  readonly key: string;
  /** Consent for analytics (C0002); without it nothing is read or written. */
  readonly isAllowed: () => boolean;
}

/** How many products are remembered; the one that was not found for the longest time is forgotten first. */
export const MAX_ORIGINS = 500;

const known: ReadonlySet<unknown> = new Set(Object.values(listingOrigins));
const isEntry = (entry: unknown): entry is [string, ListingOrigin] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && known.has(entry[1]);

/** The listing origins of a visit (spec 2 §2). A storage that rejects or holds nonsense leaves the memory to the page. */
export function createOriginMemory(stored?: StoredOrigins): OriginMemory {
  const memory = new Map<string, ListingOrigin>();
  const attempt = (work: (to: StoredOrigins) => void): void => {
    try {
      if (stored !== undefined) work(stored);
    } catch {
      // Without a storage the page alone remembers.
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
