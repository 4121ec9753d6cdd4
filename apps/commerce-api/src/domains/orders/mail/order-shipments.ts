import { editionOf, formatText } from '../../../shared/text.ts';
import type { OrderRow } from '../placement/repository.ts';
import { addressLines, placeLines } from './address-lines.ts';
import { mailMessages as messages } from './messages.ts';

type Shipment = OrderRow['shipments'][number];

interface ShipmentLines {
  readonly title: string;
  readonly lines: readonly string[];
}

function pickupLines({ store, pickupCode }: Shipment, locale: string): readonly string[] {
  if (store === undefined) return [];
  const edition = editionOf(locale);
  const { addressLine1, phone, openingHours } = store;
  return [
    ...(pickupCode === undefined ? [] : [`${formatText(messages.pickupCode, edition)}: ${pickupCode}`]),
    addressLine1,
    ...placeLines(store),
    ...(phone === undefined ? [] : [phone]),
    ...(openingHours.length === 0
      ? []
      : [`${formatText(messages.openingHours, edition)}: ${openingHours.join(', ')}`]),
  ];
}

/** The shipments of an order: an address, or a pickup place with code and hours. */
export const shipmentLines = ({
  shipments,
  locale,
}: Pick<OrderRow, 'shipments' | 'locale'>): ShipmentLines[] =>
  shipments.map((shipment) => {
    const { shippingMethod, address, store } = shipment;
    const { label, deliveryTime } = shippingMethod;
    return {
      title: store === undefined ? label : `${label}: ${store.name}`,
      lines: [
        ...(address === undefined ? [] : addressLines(address, locale)),
        ...pickupLines(shipment, locale),
        ...(deliveryTime === '' ? [] : [deliveryTime]),
      ],
    };
  });
