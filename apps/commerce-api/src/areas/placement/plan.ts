import type { Address, Order } from '@haberdash/api-client/cart';

import type { PricedCart } from '../cart/pricing.ts';
import { deliveryTime, methodLabel } from '../delivery/view.ts';
import { toMajor } from '../../shared/money.ts';
import { HOME_SHIPMENT, toPromoSummary } from '../cart/view.ts';
import { variationsOf } from '../cart/variations.ts';
import { say } from '../../shared/text.ts';
import { cartMessages } from '../cart/messages.ts';
import type { RequestContext } from '../../platform/context/request-context.ts';
import type { OrderPlan, PlannedLine } from '../orders/order-plan.ts';

type Site = Pick<RequestContext, 'locale' | 'edition' | 'currency'>;

function planLines({ lines, quote }: PricedCart, { edition }: Site): PlannedLine[] {
  return lines.map(({ row, product }) => {
    const quoted = quote.lines.find(({ id }) => id === row.id);
    return {
      lineId: row.id,
      variantId: product.variantId,
      productId: product.productId,
      upc: product.upc,
      name: product.name,
      quantity: row.quantity,
      unitCurrent: product.current,
      unitOriginal: product.original,
      rowTotal: quoted?.rowTotal ?? 0,
      discount: quoted?.discount ?? 0,
      tax: quoted?.tax ?? 0,
      pageUrl: product.pageUrl,
      image: { src: product.image, alt: `${product.name}, ${product.color}` },
      variants: variationsOf(product, edition),
    };
  });
}

function planShipments({ cart, method, quote }: PricedCart, { edition, locale }: Site): Order['shipments'] {
  if (method === undefined || cart.shippingAddress === null) return [];
  return [
    {
      shipmentId: HOME_SHIPMENT,
      shippingMethod: {
        code: method.code,
        label: methodLabel(method, edition),
        deliveryTime: deliveryTime(method, locale),
        price: { amount: toMajor(quote.shipping) },
        selected: true,
      },
      address: cart.shippingAddress,
    },
  ];
}

/** Fixes what the order of a cart will say; the cart has passed the checks. */
export function planOrder(priced: PricedCart, site: Site, billingAddress: Address): OrderPlan {
  const { quote } = priced;
  return {
    currency: site.currency,
    locale: site.locale,
    email: priced.cart.shippingAddress?.email ?? billingAddress.email ?? '',
    billingAddress,
    shipments: planShipments(priced, site),
    paymentLabel: say(cartMessages.creditCard, site.edition),
    promoSummary: toPromoSummary(priced, site),
    couponCodes: quote.applied.flatMap(({ code }) => (code === undefined ? [] : [code])),
    itemTotal: quote.itemTotal,
    totalDiscount: quote.totalDiscount,
    shipping: quote.shipping,
    tax: quote.tax ?? 0,
    taxIncluded: quote.taxIncluded,
    total: quote.total,
    lines: planLines(priced, site),
  };
}
