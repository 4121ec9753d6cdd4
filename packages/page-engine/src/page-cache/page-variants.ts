import type { IncomingMessage } from 'node:http';

/** What an application has chosen for a visitor, as opaque texts by name. */
export interface PageChoice {
  readonly chosen: ReadonlyMap<string, string>;
  /** Called when a page was shaped by one of the names; its result are cookies of the response. */
  readonly onUse?: (() => readonly string[]) | undefined;
}

/** Pages that differ by what was chosen for a visitor, such as the variations of experiments. */
export interface PageVariantOptions {
  /** Called only for pages that use a choice; undefined or rejected is the baseline. */
  readonly choose: (request: IncomingMessage) => Promise<PageChoice | undefined>;
  /** Variants of an address that are cached at a time; further visitors get the baseline. 8 by default. */
  readonly maxPerPage?: number | undefined;
}

const MAX_PER_PAGE = 8;
const BASELINE: ReadonlyMap<string, string> = new Map();

interface IndexOptions {
  readonly maxPerPage?: number | undefined;
  readonly maxEntries: number;
  /** How long a name or a variant counts after its last use, in ms. */
  readonly memoryMs: number;
  readonly now: () => number;
}

interface Entry {
  readonly names: Map<string, number>;
  readonly variants: Map<string, number>;
}

/** A variant of a page: a part of its cache key, and what it is rendered with. */
export interface PageVariant {
  readonly key: string;
  readonly chosen: ReadonlyMap<string, string>;
}

export const BASELINE_VARIANT: PageVariant = { key: '', chosen: BASELINE };

/** Learns from each rendering which choices shape an address, and counts its variants. */
export function createVariantIndex(options: IndexOptions) {
  const { maxPerPage = MAX_PER_PAGE, maxEntries, memoryMs, now } = options;
  const entries = new Map<string, Entry>();
  const dropOld = (times: Map<string, number>): void => {
    for (const [name, at] of times) if (now() - at > memoryMs) times.delete(name);
  };
  return {
    learn: (key: string, names: readonly string[]): void => {
      const entry = entries.get(key) ?? { names: new Map(), variants: new Map() };
      for (const name of names) entry.names.set(name, now());
      entries.delete(key);
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
    /** The names that shape an address; undefined before its first rendering, or long after the last one. */
    namesOf: (key: string): readonly string[] | undefined => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      const isShaped = entry.names.size > 0;
      dropOld(entry.names);
      if (isShaped && entry.names.size === 0) {
        entries.delete(key);
        return undefined;
      }
      return [...entry.names.keys()].toSorted();
    },
    /** The variant for a visitor; the baseline without a choice, or where the address has too many. */
    variantOf: (key: string, names: readonly string[], choice: PageChoice | undefined): PageVariant => {
      const entry = entries.get(key);
      const chosen = new Map<string, string>();
      for (const name of names) {
        const value = choice?.chosen.get(name);
        if (value !== undefined) chosen.set(name, value);
      }
      if (entry === undefined || chosen.size === 0) return BASELINE_VARIANT;
      const variant = JSON.stringify([...chosen]);
      dropOld(entry.variants);
      if (!entry.variants.has(variant) && entry.variants.size >= maxPerPage) return BASELINE_VARIANT;
      entry.variants.set(variant, now());
      return { key: `\n${variant}`, chosen };
    },
  };
}
