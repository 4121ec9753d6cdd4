import type { Cart, Order, Shipment, ShipmentStore } from '@haberdash/api-client/cart';
import { shippingMethodKind } from '@haberdash/checkout';

/** Whether a shipment needs the shopper's address; one without a method yet goes home. */
export function isSentHome({
  code,
  shippingId,
  storeId,
}: Pick<Shipment, 'code' | 'shippingId' | 'storeId'>): boolean {
  const kind = shippingMethodKind(code === '' ? shippingId : code);
  return storeId === undefined && (kind === 'home' || kind === 'customs');
}

const WAYS = ['pickup', 'sts', 'pudo', 'digital', 'customs'] as const;

/** How a shipment reaches the shopper, as pages word it. */
export type DeliveryWay = 'home' | (typeof WAYS)[number];

const wayOf = (code: string): DeliveryWay => WAYS.find((way) => way === code) ?? 'home';

export interface ShipmentView {
  readonly id: string;
  readonly way: DeliveryWay;
  readonly label: string;
  readonly deliveryTime: string;
  readonly store?: ShipmentStore | undefined;
  readonly pickupCode?: string | undefined;
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly qty: number;
    readonly to?: string | undefined;
  }>;
}

type Item = Pick<Cart['items'][number], 'id' | 'name' | 'qty' | 'giftOption'>;

const toItem = ({ id, name, qty, giftOption }: Item) => ({ id, name, qty, to: giftOption?.email });

export const cartShipments = ({ shippingMethods, items }: Cart): readonly ShipmentView[] =>
  shippingMethods.flatMap(({ shippingId, code, applicableShippingMethods, store }) => {
    const method = applicableShippingMethods.find((each) => each.code === code);
    if (method === undefined) return [];
    return {
      id: shippingId,
      way: wayOf(code),
      label: method.label,
      deliveryTime: method.deliveryTime,
      store,
      items: items.filter((item) => item.shippingId === shippingId).map(toItem),
    };
  });

export const orderShipments = ({ shipments, items }: Order): readonly ShipmentView[] =>
  shipments.map(({ shipmentId, shippingMethod, store, pickupCode }) => ({
    id: shipmentId,
    way: wayOf(shippingMethod.code),
    label: shippingMethod.label,
    deliveryTime: shippingMethod.deliveryTime,
    store,
    pickupCode,
    items: items.filter((item) => item.shipmentId === shipmentId).map(toItem),
  }));
