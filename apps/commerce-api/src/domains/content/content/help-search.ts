import type { Article, ContentResults } from '@haberdash/api-client/content';

import { DEFAULT_LIMIT, wordsOf, fold, type ArticleSearch } from './articles.ts';
import type { NamedDocument } from './repository.ts';

interface Passage {
  readonly heading: string;
  readonly text: string;
}

/** A help page: its name, and its texts by heading. */
interface HelpPage extends Pick<Article, 'id' | 'name' | 'url'> {
  readonly passages: readonly Passage[];
}

/** Validated when it was written. */
const helpPageOf = ({ body }: NamedDocument): HelpPage => body as HelpPage;

const LONGEST_EYEBROW = 80;
const SHORTEST_STEM = 4;
/** Weights of matches by place. */
const WEIGHTS = { name: 9, heading: 3, text: 1 } as const;

/** Matches other endings by dropping the last letter of longer words. */
const stemOf = (word: string): string => (word.length > SHORTEST_STEM ? word.slice(0, -1) : word);

const holds = (text: string, word: string): boolean => fold(text).includes(stemOf(word));

/** As many headings as fit in one line. */
const joined = (headings: readonly string[]): string =>
  headings.reduce((line, heading) => {
    const longer = line === '' ? heading : `${line} · ${heading}`;
    return longer.length <= LONGEST_EYEBROW ? longer : line;
  }, '');

interface Found {
  readonly page: HelpPage;
  readonly score: number;
  readonly eyebrow: string;
}

const scoreOf = ({ heading, text }: Passage, words: readonly string[]): number =>
  words.reduce(
    (sum, word) =>
      sum + (holds(heading, word) ? WEIGHTS.heading : 0) + (holds(text, word) ? WEIGHTS.text : 0),
    0,
  );

function check(page: HelpPage, words: readonly string[]): readonly Found[] {
  const { name, passages } = page;
  const isMeant = words.every(
    (word) =>
      holds(name, word) || passages.some(({ heading, text }) => holds(heading, word) || holds(text, word)),
  );
  if (!isMeant) return [];
  const scores = passages.map((passage) => scoreOf(passage, words));
  const best = Math.max(0, ...scores);
  const inName = words.filter((word) => holds(name, word)).length * WEIGHTS.name;
  const place = best > 0 ? (passages[scores.indexOf(best)]?.heading ?? '') : '';
  const headings = passages.map(({ heading }) => heading).filter((heading) => heading !== '');
  return [{ page, score: inName + best, eyebrow: joined(place === '' ? headings : [place]) }];
}

/** Help pages with all words, best first, each with the matching heading; without words all by name. */
export function searchHelp(
  documents: readonly NamedDocument[],
  { q = '', offset = 0, limit = DEFAULT_LIMIT }: Pick<ArticleSearch, 'q' | 'offset' | 'limit'>,
): ContentResults {
  const words = wordsOf(q);
  const found = documents
    .flatMap((document) => check(helpPageOf(document), words))
    .toSorted((a, b) => b.score - a.score || a.page.name.localeCompare(b.page.name));
  return {
    result: found.slice(offset, offset + limit).map(({ page: { id, name, url }, eyebrow }) => ({
      id,
      name,
      url,
      ...(eyebrow === '' ? {} : { eyebrow }),
    })),
    facets: [],
    numFound: found.length,
  };
}
