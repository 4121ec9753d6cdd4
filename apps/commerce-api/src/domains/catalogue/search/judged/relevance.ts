import type { JudgedQuery } from './judged-query.fixtures.ts';

/** Results without scrolling. */
const SEEN = 10;

export interface JudgedProduct {
  readonly kind: string;
  readonly gender: string;
}

/** Relevance: 0 unrelated, 1 for another gender, 3 as requested. */
function gradeOf({ kind, gender }: JudgedProduct, { lead, only, gender: wanted }: JudgedQuery): number {
  if (!(lead ?? only ?? []).includes(kind)) return 0;
  return wanted === undefined || gender === wanted || gender === 'unisex' ? 3 : 1;
}

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, SEEN).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** NDCG@10 against all products; a query with filters is measured within them. */
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
