import type { Address, GiftOption, Image, Order, Promotion, Variation } from '@haberdash/api-client/cart';

import type { BalanceKind } from '../balances/schema.ts';
import type { PlannedTender } from './tender-types.ts';
import type { Currency } from '../../../shared/money.ts';

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
  readonly shipmentId: string;
  /** Stock location; null without stock. */
  readonly location: string | null;
  readonly recipeId: string;
  readonly gift: GiftOption | null;
  readonly isBonus: boolean;
}

/** Spend of an annual cap, in minor units. */
export interface CapSpend {
  readonly consumerNo: string;
  readonly kind: BalanceKind;
  readonly amount: number;
}

/** All data of the order, fixed before payment, so that any process completes it equally. */
export interface OrderPlan {
  readonly currency: Currency;
  readonly locale: string;
  readonly email: string;
  readonly billingAddress: Address;
  readonly shipments: Order['shipments'];
  readonly tenders: readonly PlannedTender[];
  readonly promoSummary: Promotion[];
  readonly couponCodes: string[];
  readonly itemTotal: number;
  readonly totalDiscount: number;
  readonly shipping: number;
  readonly tax: number;
  readonly taxIncluded: boolean;
  /** Undefined when no cap is spent. */
  readonly capSpend?: CapSpend;
  readonly total: number;
  readonly lines: readonly PlannedLine[];
}
