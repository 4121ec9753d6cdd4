import { prorate } from './prorate.ts';

/** What an associate lowers a price by: hundredths of a per cent, or minor units. */
export interface AdjustmentTerms {
  readonly type: 'PERCENTAGE' | 'AMOUNT' | 'FIXED_PRICE';
  readonly value: number;
  readonly reason: 'DAMAGED' | 'PRICE_MATCH' | 'GOODWILL' | 'OTHER';
}

/** An adjustment of a line, or of the whole order without one. */
export interface Adjustment extends AdjustmentTerms {
  readonly id: string;
  readonly lineId: string | null;
}

/** What may be lowered: a line with what its role has left of its price, in minor units. */
export interface AdjustableLine {
  readonly id: string;
  readonly quantity: number;
  readonly rest: number;
}

/** The most that an associate may take off, in per cent. */
const MOST_PERCENT = 50;

/** The most that may come off so much. */
const mostOff = (rest: number): number => Math.floor((rest * MOST_PERCENT) / 100);

/** What terms take off so much, before the cap; a fixed price is that of one piece. */
function amountOff({ type, value }: AdjustmentTerms, rest: number, quantity: number): number {
  if (type === 'PERCENTAGE') return Math.round((rest * value) / 10_000);
  return type === 'AMOUNT' ? value : rest - value * quantity;
}

/** Whether terms may be given for so much: they take something off, and no more than the cap. */
export function isAllowed(terms: AdjustmentTerms, rest: number, quantity: number): boolean {
  const off = amountOff(terms, rest, quantity);
  return off > 0 && off <= mostOff(rest);
}

/** What adjustments take off a cart, by adjustment and by line. */
export interface AdjustedCart {
  readonly amounts: ReadonlyMap<string, number>;
  readonly byLine: ReadonlyMap<string, number>;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What is taken off now: a cart that has changed since never gives more than the cap. */
const takenOff = (terms: AdjustmentTerms, rest: number, quantity: number): number =>
  Math.max(0, Math.min(amountOff(terms, rest, quantity), mostOff(rest)));

/** Lowers lines first, and then the order by what is left of them, each line by its share. */
export function adjust(lines: readonly AdjustableLine[], adjustments: readonly Adjustment[]): AdjustedCart {
  const amounts = new Map<string, number>();
  const byLine = new Map<string, number>();
  for (const each of adjustments) {
    const line = lines.find(({ id }) => id === each.lineId);
    if (line === undefined) continue;
    const off = takenOff(each, line.rest, line.quantity);
    amounts.set(each.id, off);
    byLine.set(line.id, off);
  }
  const order = adjustments.find(({ lineId }) => lineId === null);
  if (order !== undefined) {
    const rests = lines.map(({ id, rest }) => rest - (byLine.get(id) ?? 0));
    const off = takenOff(order, sum(rests), 1);
    amounts.set(order.id, off);
    prorate(off, rests).forEach((part, index) => {
      const id = lines[index]?.id;
      if (id !== undefined && part > 0) byLine.set(id, (byLine.get(id) ?? 0) + part);
    });
  }
  return { amounts, byLine };
}
