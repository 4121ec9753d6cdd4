import type { Shipment } from '@haberdash/api-client/cart';
import { shippingMethodKind, type ShippingMethodKind } from '@haberdash/checkout';

/** How a shipment reaches the shopper; one without a method yet goes home. */
const shipmentKind = ({ code, shippingId }: Pick<Shipment, 'code' | 'shippingId'>): ShippingMethodKind =>
  shippingMethodKind(code === '' ? shippingId : code);

/** Whether a shipment needs the shopper's address. */
export function isSentHome(shipment: Pick<Shipment, 'code' | 'shippingId' | 'storeId'>): boolean {
  const kind = shipmentKind(shipment);
  return shipment.storeId === undefined && (kind === 'home' || kind === 'customs');
}
