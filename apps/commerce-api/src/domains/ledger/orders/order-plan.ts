import type { Address, GiftOption, Image, Order, Promotion, Variation } from '@haberdash/api-client/cart';

import type { BalanceKind } from '../balances/schema.ts';
import type { PlannedTender } from './tender-types.ts';
import type { Currency } from '../../../shared/money.ts';

/** One line as it will be sold. */
export interface PlannedLine {
  readonly lineId: string;
  readonly variantId: string;
  readonly productId: string;
  readonly upc: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitCurrent: number;
  readonly unitOriginal: number;
  readonly rowTotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly pageUrl: string;
  readonly image: Image;
  readonly variants: Variation[];
  /** The shipment of the order that it goes with. */
  readonly shipmentId: string;
  /** Where its stock is taken; none of what needs no stock. */
  readonly location: string | null;
  readonly recipeId: string;
  readonly gift: GiftOption | null;
  readonly isBonus: boolean;
}

/** So much of somebody's annual cap, in minor units. */
export interface CapSpend {
  readonly consumerNo: string;
  readonly kind: BalanceKind;
  readonly amount: number;
}

/**
 * Everything that an order will say, fixed before the payment provider is asked: whoever finishes the attempt,
 * and whenever, writes the same order.
 */
export interface OrderPlan {
  readonly currency: Currency;
  readonly locale: string;
  readonly email: string;
  readonly billingAddress: Address;
  readonly shipments: Order['shipments'];
  /** Of an order from before there were several tenders. */
  readonly paymentLabel?: string;
  /** What pays; none for an order from before there were several tenders. */
  readonly tenders?: readonly PlannedTender[];
  readonly promoSummary: Promotion[];
  readonly couponCodes: string[];
  readonly itemTotal: number;
  readonly totalDiscount: number;
  readonly shipping: number;
  readonly tax: number;
  readonly taxIncluded: boolean;
  /** What the prices of the shopper's role spend of a cap; none where it spends nothing. */
  readonly capSpend?: CapSpend;
  readonly total: number;
  readonly lines: readonly PlannedLine[];
}
