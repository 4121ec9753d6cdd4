import type { Address } from '@haberdash/api-client/cart';

/** How far a parcel has come, in the order in which it goes through them. */
export const PARCEL_STAGES = [
  'PLACED',
  'IN_PREPARATION',
  'READY_FOR_PICKUP',
  'SHIPPED',
  'DELIVERED',
] as const;

/** How far a parcel has come. */
export type ParcelStage = (typeof PARCEL_STAGES)[number];

/** One shipment of an order, as far as it has come. */
export interface Parcel {
  readonly shipmentId: string;
  readonly stage: ParcelStage;
  /** Known once it is with a carrier. */
  readonly carrier?: string | undefined;
  readonly trackingNumber?: string | undefined;
  readonly trackingUrl?: string | undefined;
  /** A day, as `2026-06-30`. */
  readonly estimatedDelivery?: string | undefined;
  /** The oldest first; times are those of ISO 8601. */
  readonly events: readonly { readonly stage: ParcelStage; readonly at: string }[];
}

/** A parcel that a shopper sent back and that was opened and looked at. */
export interface ArrivedReturn {
  /** The key that it was announced with. */
  readonly key: string;
  /** A time of ISO 8601. */
  readonly arrivedAt: string;
}

/** The whole state of an order. Changes of all orders are counted together, so that `change` also says what is newer. */
export interface OrderProgress {
  readonly orderNumber: string;
  readonly change: number;
  readonly parcels: readonly Parcel[];
  /** What has come back so far. */
  readonly returns?: readonly ArrivedReturn[] | undefined;
}

/** An order to be packed and shipped. */
export interface FulfilmentOrder {
  readonly orderNumber: string;
  readonly shipments: readonly {
    readonly shipmentId: string;
    readonly methodCode: string;
    /** The store or collection point that it is fetched from. */
    readonly storeId?: string | undefined;
    readonly address?: Address | undefined;
    readonly items: readonly {
      readonly itemId: string;
      readonly productId: string;
      readonly qty: number;
      /** Of what is made to order: the customiser knows what it says. */
      readonly recipeId?: string | undefined;
    }[];
  }[];
}

/** Whether an order could still be stopped, and if not, how far it has come. */
export type StopResult =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'too-late'; readonly stage: ParcelStage };

/** What is to be fetched back from a shopper; the key makes the call idempotent. */
export interface ReturnParcel {
  readonly key: string;
  readonly orderNumber: string;
  readonly from: Address;
  readonly pieces: number;
}

/** The parcel that a carrier expects. */
export interface ExpectedParcel {
  readonly carrier: string;
  readonly trackingNumber: string;
  /** The last day on which the label is taken, as `2026-06-30`. */
  readonly validUntil: string;
  /** Where it goes, line by line. */
  readonly to: readonly string[];
}

/**
 * The provider that packs and ships. Every call may throw or never come back, and may then have had its effect all the
 * same; each may be repeated.
 */
export interface Fulfilment {
  /** One that was stopped before it came stays stopped. */
  handOver(order: FulfilmentOrder): Promise<void>;
  /** Decides for good: an order that was stopped is never shipped, not even if it is handed over later. */
  stop(orderNumber: string): Promise<StopResult>;
  /** Tells the carrier of a parcel that a shopper sends back. */
  expectReturn(parcel: ReturnParcel): Promise<ExpectedParcel>;
  /** Orders that have changed after a change, the earliest change first; empty when there are none. */
  changes(after: number): Promise<readonly OrderProgress[]>;
}
