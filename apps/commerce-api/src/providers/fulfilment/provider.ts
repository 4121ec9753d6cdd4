import type { Address } from '@haberdash/api-client/cart';

/** Parcel stages in sequence. */
export const PARCEL_STAGES = [
  'PLACED',
  'IN_PREPARATION',
  'READY_FOR_PICKUP',
  'SHIPPED',
  'DELIVERED',
] as const;

export type ParcelStage = (typeof PARCEL_STAGES)[number];

export interface Parcel {
  readonly shipmentId: string;
  readonly stage: ParcelStage;
  /** Undefined before the carrier has it. */
  readonly carrier?: string | undefined;
  readonly trackingNumber?: string | undefined;
  readonly trackingUrl?: string | undefined;
  /** A day, as `2026-06-30`. */
  readonly estimatedDelivery?: string | undefined;
  /** Oldest first; times are ISO 8601. */
  readonly events: readonly { readonly stage: ParcelStage; readonly at: string }[];
}

/** A returned and inspected parcel. */
export interface ArrivedReturn {
  /** The return's key. */
  readonly key: string;
  /** ISO 8601. */
  readonly arrivedAt: string;
}

/** The complete state of an order; change numbers are global. */
export interface OrderProgress {
  readonly orderNumber: string;
  readonly change: number;
  readonly parcels: readonly Parcel[];
  readonly returns?: readonly ArrivedReturn[] | undefined;
}

export interface FulfilmentOrder {
  readonly orderNumber: string;
  readonly shipments: readonly {
    readonly shipmentId: string;
    readonly methodCode: string;
    /** Pickup place. */
    readonly storeId?: string | undefined;
    readonly address?: Address | undefined;
    readonly items: readonly {
      readonly itemId: string;
      readonly productId: string;
      readonly qty: number;
      /** For customised products. */
      readonly recipeId?: string | undefined;
    }[];
  }[];
}

/** Whether an order was stopped, else its stage. */
export type StopResult =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'too-late'; readonly stage: ParcelStage };

/** A return; the key is idempotent. */
export interface ReturnParcel {
  readonly key: string;
  readonly orderNumber: string;
  readonly from: Address;
  readonly pieces: number;
}

export interface ExpectedParcel {
  readonly carrier: string;
  readonly trackingNumber: string;
  /** Last day of the label, as `2026-06-30`. */
  readonly validUntil: string;
  /** Address lines. */
  readonly to: readonly string[];
}

/** Packing and shipping; calls are idempotent and may have effect when they throw or hang. */
export interface Fulfilment {
  /** An order that was stopped earlier stays stopped. */
  handOver(order: FulfilmentOrder): Promise<void>;
  /** Final: a stopped order never ships, even if it is handed over later. */
  stop(orderNumber: string): Promise<StopResult>;
  /** Announces a return to the carrier. */
  expectReturn(parcel: ReturnParcel): Promise<ExpectedParcel>;
  /** Changed orders after a number, in order. */
  changes(after: number): Promise<readonly OrderProgress[]>;
}
