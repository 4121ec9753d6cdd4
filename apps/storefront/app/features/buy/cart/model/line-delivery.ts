import type { Cart, CartItem } from '@haberdash/api-client/cart';

/** How a line reaches its shopper, as the contract names it where a line is changed. */
export type DeliveryWay = 'home' | 'pickup' | 'sts' | 'pudo' | 'digital' | 'customs';

/** The ways that a shopper can choose; the other two follow from what is bought. */
export const CHOSEN_WAYS = ['home', 'pickup', 'sts', 'pudo'] as const satisfies DeliveryWay[];

/** A way that a shopper can choose. */
export type ChosenWay = (typeof CHOSEN_WAYS)[number];

/** How a line is delivered now, in the service's words. */
export interface LineDeliveryView {
  readonly way: DeliveryWay;
  readonly label: string;
  readonly time?: string;
  /** The store or the collection point. */
  readonly storeId?: string;
  readonly place?: string;
}

const WAYS: ReadonlySet<string> = new Set<DeliveryWay>(['pickup', 'sts', 'pudo', 'digital', 'customs']);

/** The way of a delivery option; every code that is none of its own is a method of home delivery (reading 8). */
export const wayOf = (code: string): DeliveryWay =>
  // The set holds ways only.
  WAYS.has(code) ? (code as DeliveryWay) : 'home';

/** How a line is delivered; nothing where the service does not say. */
export function lineDelivery(
  { selectedShippingOption, shippingOptions, shippingId, storeId }: CartItem,
  { shippingMethods }: Pick<Cart, 'shippingMethods'>,
): LineDeliveryView | undefined {
  const option =
    shippingOptions.find(({ selected }) => selected) ??
    shippingOptions.find(({ shippingMethod }) => shippingMethod.code === selectedShippingOption);
  if (option === undefined) return undefined;
  const { label, deliveryTime } = option.shippingMethod;
  const id = storeId ?? option.storeInfo?.id;
  const shipment = shippingMethods.find((each) => each.shippingId === shippingId);
  const place = option.storeInfo?.name ?? shipment?.store?.name;
  return {
    way: wayOf(option.shippingMethod.code),
    label,
    ...(deliveryTime === undefined ? {} : { time: deliveryTime }),
    ...(id === undefined ? {} : { storeId: id }),
    ...(place === undefined ? {} : { place }),
  };
}

/** Whether the shopper may choose another way for a line. */
export const canChooseDelivery = (line: {
  readonly bonus: boolean;
  readonly delivery?: LineDeliveryView | undefined;
}): boolean => !line.bonus && CHOSEN_WAYS.some((way) => way === line.delivery?.way);

/** The page on which the delivery of a line is chosen. */
export const deliveryPath = (locale: string, lineId: string): string =>
  `/${locale}/cart/delivery/${encodeURIComponent(lineId)}`;
