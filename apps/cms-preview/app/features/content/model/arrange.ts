import type { Filter, Sort } from './query.ts';
import type { Result } from './results.ts';

interface Arrangement {
  readonly search: string;
  readonly filter: Filter;
  readonly sort: Sort;
}

const keeps: Readonly<Record<Filter, (result: Result) => boolean>> = {
  all: () => true,
  drafts: ({ isDraft }) => isDraft,
  scheduled: ({ publishFrom, publishUntil }) => publishFrom !== undefined || publishUntil !== undefined,
  problems: ({ findings }) => findings.length > 0,
};
const orders: Readonly<Record<Sort, (a: Result, b: Result) => number>> = {
  modified: (a, b) => (b.modificationDate ?? '').localeCompare(a.modificationDate ?? ''),
  name: (a, b) => a.name.localeCompare(b.name),
  referrers: (a, b) => b.referrers - a.referrers,
  problems: (a, b) => b.findings.length - a.findings.length,
};

/** Finds, filters and sorts results; every word must be in the name, the id or the content. */
export function arrange(
  results: readonly Result[],
  { search, filter, sort }: Arrangement,
): readonly Result[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const hasWords = ({ id, name, raw }: Result): boolean => {
    if (words.length === 0) return true;
    const text = `${id} ${name} ${JSON.stringify(raw)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return results.filter((result) => keeps[filter](result) && hasWords(result)).toSorted(orders[sort]);
}
