import type { IncomingMessage } from 'node:http';
import type { GivenPage } from './page-cache.ts';
import {
  BASELINE_VARIANT,
  type createVariantIndex,
  type PageChoice,
  type PageVariant,
  type PageVariantOptions,
} from './page-variants.ts';

/** Headers of one visitor's response: they replace those of the cached page. */
export type OwnHeaders = Readonly<Record<string, string | string[]>>;

/** Of a page that differs between visitors: their browsers may keep it, shared caches may not. */
const SHAPED_CACHE_CONTROL = 'private, no-cache';
/** A choice inside a choice is found by the next rendering. */
const MAX_RENDERINGS = 3;

interface ChooserParts {
  readonly variants: PageVariantOptions | undefined;
  readonly index: ReturnType<typeof createVariantIndex>;
  /** The page of a variant, from the cache or rendered. */
  readonly cached: (
    key: string,
    variant: PageVariant,
    client: string | undefined,
  ) => GivenPage | Promise<GivenPage>;
  readonly onFault: (message: string) => void;
}

interface ChosenPage {
  readonly page: GivenPage;
  readonly own: OwnHeaders;
}

/** Finds the page for a visitor: the same for everyone, or the variant that was chosen. */
export function createPageChooser({ variants, index, cached, onFault }: ChooserParts) {
  const choose = async (request: IncomingMessage): Promise<PageChoice | undefined> => {
    try {
      return await variants?.choose(request);
    } catch (error) {
      onFault(error instanceof Error ? error.message : 'unknown');
      return undefined;
    }
  };

  return async (key: string, request: IncomingMessage, client: string | undefined): Promise<ChosenPage> => {
    let names = variants === undefined ? [] : index.namesOf(key);
    if (names === undefined) {
      // The first rendering of an address shows which choices it uses.
      const page = await cached(key, BASELINE_VARIANT, client);
      names = index.namesOf(key) ?? [];
      if (names.length === 0) return { page, own: {} };
    }
    if (names.length === 0) return { page: await cached(key, BASELINE_VARIANT, client), own: {} };
    const choice = await choose(request);
    let page: GivenPage = 'uncacheable';
    let variant = BASELINE_VARIANT;
    for (let turn = 0; turn < MAX_RENDERINGS; turn += 1) {
      variant = index.variantOf(key, names, choice);
      page = await cached(key, variant, client);
      const found = index.namesOf(key) ?? [];
      if (found.length <= names.length) break;
      names = found;
    }
    const cookies = variant === BASELINE_VARIANT ? [] : (choice?.onUse?.() ?? []);
    const own = {
      'cache-control': SHAPED_CACHE_CONTROL,
      ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
    };
    return { page, own };
  };
}
