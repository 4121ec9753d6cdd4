import type { Cart, CartItem } from '@haberdash/api-client/cart';

/** How a line is delivered, in the contract's terms for changes of a line. */
export type DeliveryWay = 'home' | 'pickup' | 'sts' | 'pudo' | 'digital' | 'customs';

/** The delivery types that a shopper can choose; the others follow from the product. */
export const CHOSEN_WAYS = ['home', 'pickup', 'sts', 'pudo'] as const satisfies DeliveryWay[];

export type ChosenWay = (typeof CHOSEN_WAYS)[number];

export interface LineDeliveryView {
  readonly way: DeliveryWay;
  readonly label: string;
  readonly time?: string;
  /** Of a store or a collection point. */
  readonly storeId?: string;
  readonly place?: string;
}

const WAYS: ReadonlySet<string> = new Set<DeliveryWay>(['pickup', 'sts', 'pudo', 'digital', 'customs']);

/** The delivery type of an option; unknown codes are home delivery methods (reading 8). */
export const wayOf = (code: string): DeliveryWay => (WAYS.has(code) ? (code as DeliveryWay) : 'home');

/** The delivery of a line; undefined where the service sends none. */
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

/** Whether the delivery of a line can be changed. */
export const canChooseDelivery = (line: {
  readonly bonus: boolean;
  readonly delivery?: LineDeliveryView | undefined;
}): boolean => !line.bonus && CHOSEN_WAYS.some((way) => way === line.delivery?.way);

export const deliveryPath = (locale: string, lineId: string): string =>
  `/${locale}/cart/delivery/${encodeURIComponent(lineId)}`;
