import type { Currency } from '../../../shared/money.ts';
import { prorate } from './prorate.ts';
import { discountOn, isEligible, type Promotion } from './promotions.ts';
import { freeShippingFrom, type Method } from '../../delivery/rules/methods.ts';
import { taxOn, type TaxRule } from './tax.ts';

/** A line as the rules see it; amounts are minor units of one piece. */
export interface QuoteLine {
  readonly id: string;
  readonly productId: string;
  readonly categoryIds: readonly string[];
  readonly quantity: number;
  readonly unitCurrent: number;
}

/** A promotion that may apply, with the code that opened it if one did. */
export interface QuotePromotion {
  readonly promotion: Promotion;
  readonly code?: string;
}

/** Everything that decides what an order costs. */
export interface QuoteInput {
  readonly currency: Currency;
  readonly lines: readonly QuoteLine[];
  readonly promotions: readonly QuotePromotion[];
  readonly method: Method | undefined;
  readonly tax: TaxRule | undefined;
}

/** What one line costs; the discounts and taxes of all lines add up to those of the order. */
export interface QuotedLine {
  readonly id: string;
  readonly rowTotal: number;
  readonly discount: number;
  readonly tax: number;
}

/** A promotion that took something off. */
export interface AppliedPromotion extends QuotePromotion {
  readonly discount: number;
}

/** What an order costs, in minor units. */
export interface Quote {
  readonly itemTotal: number;
  readonly totalDiscount: number;
  readonly shipping: number;
  /** Undefined while the destination is not known. */
  readonly tax: number | undefined;
  readonly taxIncluded: boolean;
  readonly total: number;
  readonly lines: readonly QuotedLine[];
  readonly applied: readonly AppliedPromotion[];
  /** Value of the goods that still has to be added for free standard delivery. */
  readonly freeShippingDistance: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Product promotions come before those on the whole order, each in the order given. */
const goodsFirst = (promotions: readonly QuotePromotion[]): QuotePromotion[] => [
  ...promotions.filter(({ promotion }) => promotion.level === 'PRODUCT'),
  ...promotions.filter(({ promotion }) => promotion.level === 'ORDER'),
];

function takeOff(input: QuoteInput, rows: readonly number[]) {
  const discounts = rows.map(() => 0);
  const applied: AppliedPromotion[] = [];
  for (const candidate of goodsFirst(input.promotions)) {
    const weights = input.lines.map((line, index) =>
      isEligible(line, candidate.promotion) ? (rows[index] ?? 0) - (discounts[index] ?? 0) : 0,
    );
    const discount = discountOn(sum(weights), candidate.promotion, input.currency);
    if (discount === 0) continue;
    prorate(discount, weights).forEach((part, index) => {
      discounts[index] = (discounts[index] ?? 0) + part;
    });
    applied.push({ ...candidate, discount });
  }
  return { discounts, applied };
}

function priceShipping({ method, promotions, currency, lines }: QuoteInput, goods: number) {
  const fee = lines.length === 0 ? 0 : (method?.price ?? 0);
  const distance = Math.max(0, freeShippingFrom(currency) - goods);
  if (method?.code !== 'standard' || fee === 0) return { shipping: fee, distance, applied: [] };
  if (distance === 0) return { shipping: 0, distance, applied: [] };
  const free = promotions.find(
    ({ promotion }) => promotion.kind === 'free-shipping' && goods >= (promotion.thresholds?.[currency] ?? 0),
  );
  return free === undefined
    ? { shipping: fee, distance, applied: [] }
    : { shipping: 0, distance, applied: [{ ...free, discount: fee }] };
}

/** Counts what an order costs, always anew and from nothing but its parts. */
export function quote(input: QuoteInput): Quote {
  const rows = input.lines.map((line) => line.unitCurrent * line.quantity);
  const itemTotal = sum(rows);
  const { discounts, applied } = takeOff(input, rows);
  const totalDiscount = sum(discounts);
  const { shipping, distance, applied: appliedShipping } = priceShipping(input, itemTotal - totalDiscount);
  const { tax: rule } = input;
  const taxes = rows.map((row, index) =>
    rule === undefined ? 0 : taxOn(row - (discounts[index] ?? 0), rule),
  );
  const tax = rule === undefined ? undefined : sum(taxes) + (rule.onShipping ? taxOn(shipping, rule) : 0);
  const taxIncluded = rule?.included ?? false;
  return {
    itemTotal,
    totalDiscount,
    shipping,
    tax,
    taxIncluded,
    total: itemTotal - totalDiscount + shipping + (taxIncluded ? 0 : (tax ?? 0)),
    lines: input.lines.map((line, index) => ({
      id: line.id,
      rowTotal: rows[index] ?? 0,
      discount: discounts[index] ?? 0,
      tax: taxes[index] ?? 0,
    })),
    applied: [...applied, ...appliedShipping],
    freeShippingDistance: distance,
  };
}

/** The discount in whole per cent of the goods; 0 for an empty cart. */
export const discountPercentage = ({
  itemTotal,
  totalDiscount,
}: Pick<Quote, 'itemTotal' | 'totalDiscount'>): number =>
  itemTotal === 0 ? 0 : Math.round((totalDiscount / itemTotal) * 100);
