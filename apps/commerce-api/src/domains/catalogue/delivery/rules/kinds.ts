/** Delivery kinds of a line; each but `home` is also its method's code (spec 2 §5). */
export const DELIVERY_KINDS = ['home', 'pickup', 'sts', 'pudo', 'digital', 'customs'] as const;

export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Kinds that are picked up: in a store with stock, in a store that it is sent to, at a collection point. */
const FETCHED_KINDS = ['pickup', 'sts', 'pudo'] as const satisfies DeliveryKind[];

export type FetchedKind = (typeof FETCHED_KINDS)[number];

/** Whether a kind needs a pickup place. */
export const isFetched = (kind: DeliveryKind): kind is FetchedKind =>
  FETCHED_KINDS.some((each) => each === kind);

export const kindOfCode = (code: string): DeliveryKind =>
  DELIVERY_KINDS.find((kind) => kind === code) ?? 'home';

/** Delivery of one line; the place id is empty without a place. */
export interface LineDelivery {
  readonly delivery: DeliveryKind;
  readonly storeId: string;
}

export const HOME_SHIPMENT = 'me';

/** The shipment of a line: one per kind, and per pickup place. */
export function shippingIdOf({ delivery, storeId }: LineDelivery): string {
  if (delivery === 'home') return HOME_SHIPMENT;
  return isFetched(delivery) ? `${delivery}-${storeId}` : delivery;
}

/** The location whose stock a line takes: its store, the warehouse, or none for mail. */
export function stockLocationOf({ delivery, storeId }: LineDelivery, warehouse: string): string | null {
  if (delivery === 'digital') return null;
  return delivery === 'pickup' ? storeId : warehouse;
}
