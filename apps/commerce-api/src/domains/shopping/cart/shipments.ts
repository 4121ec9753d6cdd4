import type { Address } from '@haberdash/api-client/cart';

import type { RequestContext } from '../../../platform/context/request-context.ts';
import {
  HOME_SHIPMENT,
  shippingIdOf,
  type DeliveryKind,
  type LineDelivery,
  DEFAULT_METHOD,
  methodOfKind,
  methodsFor,
  type Method,
  type PickupPlace,
} from '../../catalogue/index.ts';

export interface PricedShipment extends LineDelivery {
  readonly shippingId: string;
  readonly kind: DeliveryKind;
  readonly methods: readonly Method[];
  readonly method: Method | undefined;
  /** The pickup place; undefined when it is closed. */
  readonly place: PickupPlace | undefined;
}

/** Home delivery of a cart, even if no line needs it. */
export interface HomeDelivery {
  readonly methods: readonly Method[];
  readonly method: Method | undefined;
  /** The chosen method is not offered at this address; `method` replaces it. */
  readonly isMethodLost: boolean;
}

type Site = Pick<RequestContext, 'currency' | 'country'>;

/** Home delivery methods at an address, and the selected one. */
export function homeDelivery(
  address: Address | null,
  chosenCode: string | null,
  site: Site,
  nowMs: number,
): HomeDelivery {
  const country = address?.countryCode ?? site.country;
  const methods = methodsFor(country, address?.postalCode, site.currency, nowMs);
  const chosen = methods.find((method) => method.code === chosenCode);
  return {
    methods,
    method: chosen ?? methods.find((method) => method.code === DEFAULT_METHOD),
    isMethodLost: chosenCode !== null && chosen === undefined,
  };
}

/** Shipments of the lines, home delivery first; an empty cart has one. */
export function shipmentsOf(
  lines: readonly LineDelivery[],
  home: HomeDelivery,
  places: ReadonlyMap<string, PickupPlace>,
  country: string,
  { currency }: Site,
  nowMs: number,
): PricedShipment[] {
  const byId = new Map(lines.map((line) => [shippingIdOf(line), line]));
  if (lines.length === 0) byId.set(HOME_SHIPMENT, { delivery: 'home', storeId: '' });
  const shipments = Array.from(byId, ([shippingId, { delivery, storeId }]): PricedShipment => {
    const own = { shippingId, kind: delivery, delivery, storeId, place: places.get(storeId) };
    if (delivery === 'home') return { ...own, methods: home.methods, method: home.method };
    const method = methodOfKind(delivery, own.place?.countryCode ?? country, currency, nowMs);
    return { ...own, methods: method === undefined ? [] : [method], method };
  });
  return shipments.toSorted((one, other) => Number(other.kind === 'home') - Number(one.kind === 'home'));
}
