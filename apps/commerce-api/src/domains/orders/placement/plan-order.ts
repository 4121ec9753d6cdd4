import type { Address, Order } from '@haberdash/api-client/cart';

import {
  type PricedCart,
  isSentToAddress,
  toShipmentStore,
  type PricedShipment,
  toPromoSummary,
  imageOf,
  variationsOf,
} from '../../shopping/index.ts';
import { shippingIdOf, deliveryTime, methodLabel } from '../../catalogue/index.ts';
import { capSpendOf } from './cap-spend.ts';
import { toMajor } from '../../../shared/money.ts';
import type { PlannedTender, OrderPlan, PlannedLine } from '../../ledger/index.ts';
import type { RequestContext } from '../../../platform/context/request-context.ts';

type Site = Pick<RequestContext, 'locale' | 'edition' | 'currency'>;

function planLines({ lines, quote }: PricedCart, { edition }: Site): PlannedLine[] {
  return lines.map(({ row, product, unitCurrent, location }) => {
    const quoted = quote.lines.find(({ id }) => id === row.id);
    return {
      lineId: row.id,
      variantId: product.variantId,
      productId: product.productId,
      upc: product.upc,
      name: product.name,
      quantity: row.quantity,
      unitCurrent,
      unitOriginal: row.customAmount ?? product.original,
      rowTotal: quoted?.rowTotal ?? 0,
      discount: quoted?.discount ?? 0,
      tax: quoted?.tax ?? 0,
      pageUrl: product.pageUrl,
      image: imageOf(product, edition),
      variants: variationsOf(product, edition),
      shipmentId: shippingIdOf(row),
      location,
      recipeId: row.recipeId,
      gift: row.gift,
      isBonus: row.bonusPromotionId !== '',
    };
  });
}

function planShipment(
  shipment: PricedShipment,
  { cart, quote }: PricedCart,
  site: Site,
  pickupCode: () => string,
): Order['shipments'] {
  const { shippingId, method, place, storeId } = shipment;
  if (method === undefined) return [];
  const price = quote.shipments.find((each) => each.shippingId === shippingId)?.price ?? 0;
  return [
    {
      shipmentId: shippingId,
      shippingMethod: {
        code: method.code,
        label: methodLabel(method, site.edition),
        deliveryTime: deliveryTime(method, site.locale),
        price: { amount: toMajor(price) },
        selected: true,
      },
      ...(cart.shippingAddress === null || !isSentToAddress(shipment)
        ? {}
        : { address: cart.shippingAddress }),
      ...(place === undefined
        ? {}
        : { storeId, store: toShipmentStore(place, site), pickupCode: pickupCode() }),
    },
  ];
}

/** Promotions of an order, without gifts that were not chosen. */
function promotionsOf(priced: PricedCart, site: Site): OrderPlan['promoSummary'] {
  const chosen = new Set(priced.lines.map(({ row }) => row.bonusPromotionId));
  const gifts = new Set(priced.gifts.progress.map(({ promotion }) => promotion.id));
  return toPromoSummary(priced, site).filter(
    ({ promotionId }) => !gifts.has(promotionId) || chosen.has(promotionId),
  );
}

/** Fixes the order of a checked cart. */
export function planOrder(
  priced: PricedCart,
  site: Site,
  billingAddress: Address,
  { tenders, pickupCode }: { readonly tenders: readonly PlannedTender[]; readonly pickupCode: () => string },
): OrderPlan {
  const { quote } = priced;
  const capSpend = capSpendOf(priced.reductions.role);
  return {
    currency: site.currency,
    locale: site.locale,
    email: priced.cart.shippingAddress?.email ?? billingAddress.email ?? '',
    billingAddress,
    shipments: priced.shipments.flatMap((shipment) => planShipment(shipment, priced, site, pickupCode)),
    tenders,
    promoSummary: promotionsOf(priced, site),
    couponCodes: quote.applied.flatMap(({ code }) => (code === undefined ? [] : [code])),
    itemTotal: quote.itemTotal,
    totalDiscount: quote.totalDiscount,
    shipping: quote.shipping,
    tax: quote.tax ?? 0,
    taxIncluded: quote.taxIncluded,
    total: quote.total,
    ...(capSpend === undefined ? {} : { capSpend }),
    lines: planLines(priced, site),
  };
}
