import type { Currency } from '../../../../shared/money.ts';
import { prorate } from './prorate.ts';
import { discountOn, isEligible, type Promotion } from './promotions.ts';
import { freeShippingFrom, isFreeWithValue, type Method } from '../../../catalogue/index.ts';
import { taxOn, type TaxRule } from './tax.ts';

/** A line for the quote; amounts are minor units per unit. */
export interface QuoteLine {
  readonly id: string;
  readonly productId: string;
  readonly categoryIds: readonly string[];
  readonly quantity: number;
  readonly unitCurrent: number;
  /** Gift cards have no promotions and are taxed when spent. */
  readonly isGiftCard?: boolean;
}

export interface QuoteShipment {
  readonly shippingId: string;
  readonly method: Pick<Method, 'code' | 'price'> | undefined;
}

/** A promotion with its code, if any. */
export interface QuotePromotion {
  readonly promotion: Promotion;
  readonly code?: string;
}

export interface QuoteInput {
  readonly currency: Currency;
  readonly lines: readonly QuoteLine[];
  readonly promotions: readonly QuotePromotion[];
  readonly shipments: readonly QuoteShipment[];
  readonly tax: TaxRule | undefined;
  /** Reductions by line before promotions. */
  readonly reduced?: ReadonlyMap<string, number>;
}

/** The price of one line; lines sum to the order. */
export interface QuotedLine {
  readonly id: string;
  readonly rowTotal: number;
  readonly discount: number;
  readonly tax: number;
}

export interface AppliedPromotion extends QuotePromotion {
  readonly discount: number;
}

/** A quote in minor units. */
export interface Quote {
  readonly itemTotal: number;
  readonly totalDiscount: number;
  readonly shipping: number;
  /** Undefined without a destination. */
  readonly tax: number | undefined;
  readonly taxIncluded: boolean;
  readonly total: number;
  readonly lines: readonly QuotedLine[];
  /** Charges by shipment; they sum to `shipping`. */
  readonly shipments: readonly { readonly shippingId: string; readonly price: number }[];
  readonly applied: readonly AppliedPromotion[];
  /** Missing goods value for free standard delivery. */
  readonly freeShippingDistance: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Product promotions before order promotions. */
const goodsFirst = (promotions: readonly QuotePromotion[]): QuotePromotion[] => [
  ...promotions.filter(({ promotion }) => promotion.level === 'PRODUCT'),
  ...promotions.filter(({ promotion }) => promotion.level === 'ORDER'),
];

function takeOff(input: QuoteInput, rows: readonly number[]) {
  const discounts = input.lines.map(({ id }) => input.reduced?.get(id) ?? 0);
  const applied: AppliedPromotion[] = [];
  for (const candidate of goodsFirst(input.promotions)) {
    const weights = input.lines.map((line, index) =>
      line.isGiftCard !== true && isEligible(line, candidate.promotion)
        ? (rows[index] ?? 0) - (discounts[index] ?? 0)
        : 0,
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

function priceShipping({ shipments, promotions, currency, lines }: QuoteInput, goods: number) {
  const distance = Math.max(0, freeShippingFrom(currency) - goods);
  const fees = shipments.map(({ shippingId, method }) => ({
    shippingId,
    price: lines.length === 0 ? 0 : (method?.price ?? 0),
    isFreeable: method !== undefined && isFreeWithValue(method.code),
  }));
  const saved = sum(fees.filter(({ isFreeable }) => isFreeable).map(({ price }) => price));
  const free =
    distance === 0 || saved === 0
      ? undefined
      : promotions.find(
          ({ promotion }) =>
            promotion.kind === 'free-shipping' && goods >= (promotion.thresholds?.[currency] ?? 0),
        );
  const isFree = distance === 0 || free !== undefined;
  return {
    distance,
    shipments: fees.map(({ shippingId, price, isFreeable }) => ({
      shippingId,
      price: isFree && isFreeable ? 0 : price,
    })),
    applied: free === undefined ? [] : [{ ...free, discount: saved }],
  };
}

/** Computes the price of an order from its parts. */
export function quote(input: QuoteInput): Quote {
  const rows = input.lines.map((line) => line.unitCurrent * line.quantity);
  const itemTotal = sum(rows);
  const { discounts, applied } = takeOff(input, rows);
  const totalDiscount = sum(discounts);
  const giftCards = sum(rows.filter((_, index) => input.lines[index]?.isGiftCard === true));
  const delivery = priceShipping(input, itemTotal - totalDiscount - giftCards);
  const shipping = sum(delivery.shipments.map(({ price }) => price));
  const { tax: rule } = input;
  const taxes = rows.map((row, index) =>
    rule === undefined || input.lines[index]?.isGiftCard === true
      ? 0
      : taxOn(row - (discounts[index] ?? 0), rule),
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
    shipments: delivery.shipments,
    applied: [...applied, ...delivery.applied],
    freeShippingDistance: delivery.distance,
  };
}

/** The discount in whole per cent of the goods; 0 for an empty cart. */
export const discountPercentage = ({
  itemTotal,
  totalDiscount,
}: Pick<Quote, 'itemTotal' | 'totalDiscount'>): number =>
  itemTotal === 0 ? 0 : Math.round((totalDiscount / itemTotal) * 100);
