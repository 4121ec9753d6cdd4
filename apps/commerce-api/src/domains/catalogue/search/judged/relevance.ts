import type { JudgedQuery } from './judged-query.fixtures.ts';

/** How many results count: what is seen without asking for more. */
const SEEN = 10;

/** What a product is, as far as judgements go by it. */
export interface JudgedProduct {
  readonly kind: string;
  readonly gender: string;
}

/** What a product is worth to whoever asks: 0 nothing, 1 the right thing for somebody else, 3 what was asked for. */
function gradeOf({ kind, gender }: JudgedProduct, { lead, only, gender: wanted }: JudgedQuery): number {
  if (!(lead ?? only ?? []).includes(kind)) return 0;
  return wanted === undefined || gender === wanted || gender === 'unisex' ? 3 : 1;
}

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, SEEN).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/**
 * The normalised discounted cumulative gain of the first ten results: 1 when nothing in the shop would have been a
 * better answer in a better order. A query that takes words as filters is measured within what they leave.
 */
export function ndcg(
  query: JudgedQuery,
  found: readonly JudgedProduct[],
  total: number,
  shop: readonly JudgedProduct[],
): number {
  const isFiltered = (query.filters ?? []).length > 0;
  const best = shop
    .map((product) => gradeOf(product, query))
    .toSorted((a, b) => b - a)
    .slice(0, isFiltered ? Math.min(SEEN, total) : SEEN);
  const ideal = gainOf(best);
  return ideal === 0 ? 1 : gainOf(found.map((product) => gradeOf(product, query))) / ideal;
}
