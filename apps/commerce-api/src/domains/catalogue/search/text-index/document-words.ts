/** Weights by part of the product. */
const WEIGHTS: Readonly<Record<string, number>> = { A: 1, B: 0.4, C: 0.2, D: 0.1 };
/** The sum of 1/n², which limits the weight of many places to that of one best place. */
const ALL_PLACES = 1.644_934_066_85;

export interface DocumentWord {
  readonly lexeme: string;
  readonly isInName: boolean;
  /** Relevance from 0 to 1. */
  readonly score: number;
}

/** The best place counts in full, further ones less, as in PostgreSQL's ranking. */
function scoreOf(weights: readonly number[]): number {
  const best = Math.max(...weights);
  const at = weights.indexOf(best) + 1;
  const sum = weights.reduce((total, weight, place) => total + weight / (place + 1) ** 2, 0);
  return (best + sum - best / at ** 2) / ALL_PLACES;
}

const scores = new Map<string, number>();

/** Memoized: documents repeat a few dozen weight lists. */
function knownScore(weights: string): number {
  const known = scores.get(weights) ?? scoreOf(Array.from(weights, (sign) => WEIGHTS[sign] ?? 0));
  scores.set(weights, known);
  return known;
}

/** Weights of places such as `1A,5B,17`; the lowest has no letter. */
function weightsOf(document: string, start: number, end: number): string {
  let weights = '';
  for (let at = start; at <= end; at += 1) {
    if (at < end && document[at] !== ',') continue;
    const last = document[at - 1] ?? '';
    weights += last >= 'A' ? last : 'D';
  }
  return weights;
}

/** Words of the text form of a `tsvector`; nothing in it is escaped. */
export function* documentWords(document: string): Generator<DocumentWord> {
  for (let start = 0; start < document.length;) {
    const quote = document.indexOf("'", start + 1);
    const space = document.indexOf(' ', quote);
    const end = space < 0 ? document.length : space;
    const weights = weightsOf(document, quote + 2, end);
    yield {
      lexeme: document.slice(start + 1, quote),
      isInName: weights.includes('A'),
      score: knownScore(weights),
    };
    start = end + 1;
  }
}
