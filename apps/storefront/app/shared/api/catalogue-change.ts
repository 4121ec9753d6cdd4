/** The caches of this process that show the catalogue, by name; the server and the build each load this module. */
const KEY = Symbol.for('haberdash.catalogue-caches');

const shared: Partial<Record<symbol, unknown>> = globalThis as typeof globalThis & Record<symbol, unknown>;

function caches(): Map<string, () => void> {
  const known = shared[KEY];
  // Only this module sets it.
  if (known instanceof Map) return known as Map<string, () => void>;
  const created = new Map<string, () => void>();
  shared[KEY] = created;
  return created;
}

/** Clears a cache when the catalogue has changed. */
export const onCatalogueChange = (name: string, clear: () => void): void => void caches().set(name, clear);

/** Clears all caches that show the catalogue. */
export function expireCatalogue(): void {
  for (const clear of caches().values()) clear();
}
