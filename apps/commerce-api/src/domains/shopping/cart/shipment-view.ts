import type { Shipment, ShipmentStore, ShippingMethod } from '@haberdash/api-client/cart';

import type { RequestContext } from '../../../platform/context/request-context.ts';
import { toMajor } from '../../../shared/money.ts';
import {
  isFreeWithValue,
  type Method,
  deliveryTime,
  methodLabel,
  openingLines,
  type PickupPlace,
} from '../../catalogue/index.ts';
import type { PricedCart } from './pricing.ts';
import type { PricedShipment } from './shipments.ts';

type Site = Pick<RequestContext, 'edition' | 'locale'>;

/** The charged price of the chosen method, the list price of others. */
function priceOf(method: Method, shipment: PricedShipment, { quote }: PricedCart): number {
  if (quote.lines.length === 0) return method.price;
  if (method.code === shipment.method?.code)
    return (
      quote.shipments.find(({ shippingId }) => shippingId === shipment.shippingId)?.price ?? method.price
    );
  return isFreeWithValue(method.code) && quote.freeShippingDistance === 0 ? 0 : method.price;
}

export const toMethods = (
  shipment: PricedShipment,
  priced: PricedCart,
  { edition, locale }: Site,
): ShippingMethod[] =>
  shipment.methods.map((method) => ({
    code: method.code,
    label: methodLabel(method, edition),
    deliveryTime: deliveryTime(method, locale),
    price: { amount: toMajor(priceOf(method, shipment, priced)) },
    selected: method.code === shipment.method?.code,
  }));

export const toShipmentStore = (place: PickupPlace, { locale }: Pick<Site, 'locale'>): ShipmentStore => ({
  id: place.id,
  name: place.name,
  addressLine1: place.addressLine1,
  city: place.city,
  postalCode: place.postalCode,
  countryCode: place.countryCode,
  ...(place.phone === null ? {} : { phone: place.phone }),
  openingHours: openingLines(place.openingHours, locale),
});

/** Whether a shipment goes to the shopper's address. */
export const isSentToAddress = ({ kind }: Pick<PricedShipment, 'kind'>): boolean =>
  kind === 'home' || kind === 'customs';

/** The shipments of a cart, home delivery first. */
export const toShipments = (priced: PricedCart, site: Site): Shipment[] =>
  priced.shipments.map((shipment) => {
    const { shippingId, method, storeId, place } = shipment;
    const { shippingAddress } = priced.cart;
    return {
      shippingId,
      code: method?.code ?? '',
      applicableShippingMethods: toMethods(shipment, priced, site),
      ...(shippingAddress === null || !isSentToAddress(shipment) ? {} : { address: shippingAddress }),
      ...(storeId === '' ? {} : { storeId }),
      ...(place === undefined ? {} : { store: toShipmentStore(place, site) }),
    };
  });
