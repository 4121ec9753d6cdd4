import type { Clock } from '../../../shared/clock.ts';
import { createTtlCache } from '../../../shared/ttl-cache.ts';
import type { Language } from '../../../shared/text.ts';
import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { CategoryLink } from '../catalogue/category-tree.ts';
import { findPageTitles } from '../../content/index.ts';
import { words } from './fold.ts';
import { meaningfulWords } from './meaningful-words.ts';
import { stem } from './stem.ts';
import { helpSynonymsOf } from './synonyms.ts';

export type PageReader = Pick<RequestContext, 'language' | 'locale' | 'siteId'>;

interface HelpPage {
  readonly slug: string;
  readonly title: string;
}

const TTL_MS = 60_000;
const MAX_SITES = 60;
const MAX_PAGES = 3;
const SHORTEST_BEGINNING = 4;
/** Home is no help page. */
const HOME = 'home';

/** How many terms match a title, as words, prefixes or synonyms. */
function hitsOf(title: string, terms: readonly string[], language: Language): number {
  const own = words(title).map((word) => stem(word, language));
  const names = (lexeme: string): boolean =>
    own.some((word) => word === lexeme || (lexeme.length >= SHORTEST_BEGINNING && word.startsWith(lexeme)));
  return terms.filter((lexeme) => [lexeme, ...helpSynonymsOf(lexeme, language)].some(names)).length;
}

export interface HelpFound {
  /** Pages that match at least half of the words, best first. */
  readonly pages: readonly CategoryLink[];
  /** Every word names the first page. */
  readonly isWhole: boolean;
}

function pagesNamed(text: string, pages: readonly HelpPage[], language: Language): HelpFound {
  const terms = meaningfulWords(text, language).map((word) => stem(word, language));
  const found = pages
    .map((page) => ({ page, hits: hitsOf(page.title, terms, language) }))
    .filter(({ hits }) => hits > 0 && hits * 2 >= terms.length)
    .toSorted((a, b) => b.hits - a.hits || a.page.title.length - b.page.title.length)
    .slice(0, MAX_PAGES);
  return {
    pages: found.map(({ page: { slug, title } }) => ({ text: title, url: `/${slug}` })),
    isWhole: found[0]?.hits === terms.length,
  };
}

/** Keeps the shortest address of a page with several. */
function withoutSecondAddresses(pages: readonly HelpPage[]): readonly HelpPage[] {
  const byTitle = Map.groupBy(pages, ({ title }) => title);
  return [...byTitle.values()].flatMap(
    (same) => same.toSorted((a, b) => a.slug.length - b.slug.length)[0] ?? [],
  );
}

/** Finds help pages by text. */
export function createHelpPages(db: Executor, clock: Clock) {
  const cache = createTtlCache<readonly HelpPage[]>(clock, TTL_MS, MAX_SITES);
  return async (text: string, { siteId, locale, language }: PageReader): Promise<HelpFound> => {
    const pages = await cache.get(`${siteId} ${locale}`, async () =>
      withoutSecondAddresses(await findPageTitles(db, siteId, locale, clock.now())),
    );
    return pagesNamed(
      text,
      pages.filter(({ slug }) => slug !== HOME),
      language,
    );
  };
}
