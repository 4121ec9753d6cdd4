/** How much a match counts by the part of the product where it stands: its name most, what is said of it least. */
const WEIGHTS: Readonly<Record<string, number>> = { A: 1, B: 0.4, C: 0.2, D: 0.1 };
/** The sum of 1/n², by which no number of places counts more than one place of the best weight would. */
const ALL_PLACES = 1.644_934_066_85;

/** A word of a document. */
export interface DocumentWord {
  readonly lexeme: string;
  readonly isInName: boolean;
  /** How much it says of the product, from 0 to 1. */
  readonly score: number;
}

/** The best place counts in full, further ones less and less, as PostgreSQL ranks the places of one word. */
function scoreOf(weights: readonly number[]): number {
  const best = Math.max(...weights);
  const at = weights.indexOf(best) + 1;
  const sum = weights.reduce((total, weight, place) => total + weight / (place + 1) ** 2, 0);
  return (best + sum - best / at ** 2) / ALL_PLACES;
}

const scores = new Map<string, number>();

/** Documents repeat a few dozen rows of weights. */
function knownScore(weights: string): number {
  const known = scores.get(weights) ?? scoreOf(Array.from(weights, (sign) => WEIGHTS[sign] ?? 0));
  scores.set(weights, known);
  return known;
}

/** The weights of places such as `1A,5B,17`, where the least weight is not written. */
function weightsOf(document: string, start: number, end: number): string {
  let weights = '';
  for (let at = start; at <= end; at += 1) {
    if (at < end && document[at] !== ',') continue;
    const last = document[at - 1] ?? '';
    weights += last >= 'A' ? last : 'D';
  }
  return weights;
}

/** The words of the text form of a `tsvector`; they hold letters and digits, so nothing in it is escaped. */
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
