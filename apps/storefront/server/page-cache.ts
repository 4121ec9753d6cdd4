/** A page as it is kept: its text in parts, between which the nonce of each answer goes. */
export interface KeptPage {
  readonly status: number;
  /** Header lines; the placeholder stands for the nonce here too. */
  readonly headers: ReadonlyArray<readonly [string, string]>;
  readonly parts: readonly Buffer[];
  readonly placeholder: string;
}

/** What making a page can come to: a page that may be kept, or a sign that this address belongs to one shopper. */
export type MadePage = KeptPage | 'not-kept';

interface Entry {
  readonly page: MadePage;
  readonly at: number;
}

export interface PageCacheOptions {
  readonly maxEntries: number;
  readonly freshMs: number;
  readonly staleMs: number;
  readonly now: () => number;
}

export interface PageCache {
  /** The page of an address: kept, stale while a new one is made, or made now, once for all who wait. */
  readonly get: (key: string, make: () => Promise<MadePage>) => Promise<MadePage>;
}

/** How long an address that must not be kept goes straight to the shop. */
const NOT_KEPT_MS = 10_000;

/** Keeps pages that are equal for everyone, the least recently used leaving first. */
export function createPageCache({ maxEntries, freshMs, staleMs, now }: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<MadePage>>();

  const makeOnce = (key: string, make: () => Promise<MadePage>): Promise<MadePage> => {
    const running = making.get(key);
    if (running !== undefined) return running;
    const call = make()
      .then((page) => {
        entries.delete(key);
        entries.set(key, { page, at: now() });
        const oldest = entries.keys().next().value;
        if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
        return page;
      })
      .finally(() => making.delete(key));
    making.set(key, call);
    return call;
  };

  return {
    get(key, make) {
      const entry = entries.get(key);
      if (entry === undefined) return makeOnce(key, make);
      const age = now() - entry.at;
      const limits =
        entry.page === 'not-kept'
          ? { fresh: NOT_KEPT_MS, stale: NOT_KEPT_MS }
          : { fresh: freshMs, stale: staleMs };
      if (age > limits.stale) return makeOnce(key, make);
      entries.delete(key);
      entries.set(key, entry);
      // A page that cannot be made anew is tried again by the next visitor; the stale one stands in.
      if (age > limits.fresh) makeOnce(key, make).catch(() => undefined);
      return Promise.resolve(entry.page);
    },
  };
}

/** Splits a rendered page where its placeholder stands. */
export function toKeptPage(
  status: number,
  headers: ReadonlyArray<readonly [string, string]>,
  text: string,
  placeholder: string,
): KeptPage {
  return {
    status,
    headers,
    placeholder,
    parts: text.split(placeholder).map((part) => Buffer.from(part, 'utf8')),
  };
}

/** The text of a kept page with a nonce of its own. */
export function withNonce({ parts }: KeptPage, nonce: string): Buffer {
  const inserted = Buffer.from(nonce, 'utf8');
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [inserted, part])));
}
