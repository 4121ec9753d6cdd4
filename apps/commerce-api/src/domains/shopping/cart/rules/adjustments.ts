import { prorate } from './prorate.ts';

/** Terms of an adjustment: hundredths of a per cent, or minor units. */
export interface AdjustmentTerms {
  readonly type: 'PERCENTAGE' | 'AMOUNT' | 'FIXED_PRICE';
  readonly value: number;
  readonly reason: 'DAMAGED' | 'PRICE_MATCH' | 'GOODWILL' | 'OTHER';
}

/** An adjustment of a line, or of the order without one. */
export interface Adjustment extends AdjustmentTerms {
  readonly id: string;
  readonly lineId: string | null;
}

/** A line after role prices, in minor units. */
export interface AdjustableLine {
  readonly id: string;
  readonly quantity: number;
  readonly rest: number;
}

/** Maximum reduction by an associate, in per cent. */
const MOST_PERCENT = 50;

const mostOff = (rest: number): number => Math.floor((rest * MOST_PERCENT) / 100);

/** The reduction before the cap; a fixed price is per unit. */
function amountOff({ type, value }: AdjustmentTerms, rest: number, quantity: number): number {
  if (type === 'PERCENTAGE') return Math.round((rest * value) / 10_000);
  return type === 'AMOUNT' ? value : rest - value * quantity;
}

/** Whether terms reduce the price within the cap. */
export function isAllowed(terms: AdjustmentTerms, rest: number, quantity: number): boolean {
  const off = amountOff(terms, rest, quantity);
  return off > 0 && off <= mostOff(rest);
}

/** Reductions by adjustment and by line. */
export interface AdjustedCart {
  readonly amounts: ReadonlyMap<string, number>;
  readonly byLine: ReadonlyMap<string, number>;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Capped again, because the cart may have changed. */
const takenOff = (terms: AdjustmentTerms, rest: number, quantity: number): number =>
  Math.max(0, Math.min(amountOff(terms, rest, quantity), mostOff(rest)));

/** Adjusts lines first, then the order, prorated over lines. */
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
