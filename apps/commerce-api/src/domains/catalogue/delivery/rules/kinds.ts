/**
 * How a line reaches its shopper; each but `home` is the code of its method, and every other code is a method of home
 * delivery (spec 2 §5).
 */
export const DELIVERY_KINDS = ['home', 'pickup', 'sts', 'pudo', 'digital', 'customs'] as const;

/** How a line reaches its shopper. */
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Kinds that are fetched somewhere: in a store that has it, in one that it is sent to, at a collection point. */
const FETCHED_KINDS = ['pickup', 'sts', 'pudo'] as const satisfies DeliveryKind[];

/** A kind that is fetched somewhere. */
export type FetchedKind = (typeof FETCHED_KINDS)[number];

/** Whether a kind needs a place to fetch it from. */
export const isFetched = (kind: DeliveryKind): kind is FetchedKind =>
  FETCHED_KINDS.some((each) => each === kind);

/** The kind of a delivery option. */
export const kindOfCode = (code: string): DeliveryKind =>
  DELIVERY_KINDS.find((kind) => kind === code) ?? 'home';

/** How and from where one line is delivered; without a place the id is empty. */
export interface LineDelivery {
  readonly delivery: DeliveryKind;
  readonly storeId: string;
}

/** The shipment of home delivery. */
export const HOME_SHIPMENT = 'me';

/** The shipment that a line goes with: one per kind, and per place where it is fetched. */
export function shippingIdOf({ delivery, storeId }: LineDelivery): string {
  if (delivery === 'home') return HOME_SHIPMENT;
  return isFetched(delivery) ? `${delivery}-${storeId}` : delivery;
}

/** Where the stock of a line is taken: in the store that it is fetched from, or in the warehouse; of mail none is. */
export function stockLocationOf({ delivery, storeId }: LineDelivery, warehouse: string): string | null {
  if (delivery === 'digital') return null;
  return delivery === 'pickup' ? storeId : warehouse;
}
