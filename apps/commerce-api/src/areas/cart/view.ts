import type {
  ApproachingDiscount,
  Cart,
  CartItem,
  CouponItem,
  Flash,
  Notification,
  Promotion,
  Shipment,
  ShippingMethod,
  Totals,
} from '@haberdash/api-client/cart';

import { stockStateOf } from '../catalogue/stock-state.ts';
import { languageOf, say, textIn, type Edition } from '../../shared/text.ts';
import type { RequestContext } from '../../platform/context/request-context.ts';
import { errorMessage } from '../../platform/errors/messages.ts';
import { cartMessages } from './messages.ts';
import type { PricedCart, PricedLine } from './pricing.ts';
import { formatMoney, toMajor } from '../../shared/money.ts';
import { allowedQuantity } from './rules/quantity.ts';
import { discountPercentage, type AppliedPromotion, type Quote } from './rules/quote.ts';
import { freeShippingFrom, type Method } from '../delivery/rules/methods.ts';
import { deliveryTime, methodLabel } from '../delivery/view.ts';
import { variationsOf } from './variations.ts';

type Site = Pick<RequestContext, 'locale' | 'edition' | 'currency'>;

const FREE_SHIPPING = 'free-standard-delivery';

/** The shipment of home delivery. */
export const HOME_SHIPMENT = 'me';

/** Totals of the contracts from those of the rules. */
export function toTotals(quote: Omit<Quote, 'lines' | 'applied' | 'freeShippingDistance'>): Totals {
  return {
    itemTotal: toMajor(quote.itemTotal),
    totalDiscount: toMajor(quote.totalDiscount),
    totalDiscountPercentage: discountPercentage(quote),
    shipping: toMajor(quote.shipping),
    ...(quote.tax === undefined ? {} : { tax: toMajor(quote.tax), taxIncluded: quote.taxIncluded }),
    total: toMajor(quote.total),
  };
}

/** What a method costs this cart: the chosen one what the order is charged, another one its price. */
const priceOf = (method: Method, { method: chosen, quote }: PricedCart): number => {
  if (method.code === chosen?.code) return quote.lines.length === 0 ? method.price : quote.shipping;
  return method.code === 'standard' && quote.lines.length > 0 && quote.freeShippingDistance === 0
    ? 0
    : method.price;
};

/** The delivery methods of a cart, one of them selected. */
export const toMethods = (
  priced: PricedCart,
  { edition, locale }: Pick<Site, 'edition' | 'locale'>,
): ShippingMethod[] =>
  priced.methods.map((method) => ({
    code: method.code,
    label: methodLabel(method, edition),
    deliveryTime: deliveryTime(method, locale),
    price: { amount: toMajor(priceOf(method, priced)) },
    selected: method.code === priced.method?.code,
  }));

function lineNotice(line: PricedLine, edition: Edition): Notification[] {
  if (line.isAvailable) return [];
  const itemId = line.row.id;
  if (!line.product.isSold)
    return [{ type: 'ProductItemNotAvailable', message: say(cartMessages.goneItem, edition), itemId }];
  const left = allowedQuantity({ stock: line.stock, limit: line.product.limit });
  const message =
    left === 0
      ? say(cartMessages.soldOut, edition)
      : say(cartMessages.shortOfStock, edition, { quantity: String(left) });
  return [{ type: 'ProductLineItemInventoryMissing', message, itemId }];
}

/** Said of the cart and not of a line: nothing in it can be bought, so that no order is possible. */
function nothingLeftNotice({ lines, goneLines }: PricedCart, edition: Edition): Notification[] {
  const isEmpty = lines.length + goneLines.length === 0;
  if (isEmpty || lines.some(({ product, stock }) => product.isSold && stock > 0)) return [];
  const type = 'ProductLineItemFullInventoryMissing';
  return [{ type, message: errorMessage(type, languageOf(edition)) }];
}

function toItem(line: PricedLine, priced: PricedCart, site: Site, withNotices: boolean): CartItem {
  const { row, product } = line;
  const quoted = priced.quote.lines.find(({ id }) => id === row.id);
  const { method } = priced;
  const notices = withNotices ? lineNotice(line, site.edition) : [];
  return {
    id: row.id,
    productId: product.variantId,
    masterId: product.productId,
    upc: product.upc,
    qty: row.quantity,
    maxQty: product.isSold ? allowedQuantity({ stock: line.stock, limit: product.limit }) : 0,
    bonus: false,
    isCustoms: false,
    name: product.name,
    price: {
      amount: toMajor(product.current),
      original: toMajor(product.original),
      ...(product.lowest === null ? {} : { lowestPrice30Days: toMajor(product.lowest) }),
      rowTotal: toMajor(quoted?.rowTotal ?? 0),
      discount: toMajor(quoted?.discount ?? 0),
    },
    ...(priced.quote.tax === undefined ? {} : { taxTotal: toMajor(quoted?.tax ?? 0) }),
    pageUrl: product.pageUrl,
    image: { src: product.image, alt: `${product.name}, ${product.color}` },
    variants: variationsOf(product, site.edition),
    available: line.isAvailable,
    stock: product.isSold ? stockStateOf(line.stock).stock : 'OUT_OF_STOCK',
    selectedShippingOption: method?.code ?? '',
    shippingOptions:
      method === undefined
        ? []
        : [
            {
              selected: true,
              shippingMethod: {
                code: method.code,
                label: methodLabel(method, site.edition),
                deliveryTime: deliveryTime(method, site.locale),
              },
            },
          ],
    ...(notices.length === 0 ? {} : { customerNotifications: notices }),
  };
}

const toPromotion = ({ promotion, discount }: AppliedPromotion, edition: Edition): Promotion => ({
  promotionId: promotion.id,
  promotionName: textIn(promotion.names, edition),
  level: promotion.level,
  discount: toMajor(discount),
});

const callout = ({ locale, edition, currency }: Site): string =>
  say(cartMessages.freeShippingCallout, edition, {
    threshold: formatMoney(freeShippingFrom(currency), currency, locale),
  });

const hasFreeShipping = ({ quote, method }: PricedCart): boolean =>
  quote.lines.length > 0 && quote.freeShippingDistance === 0 && method?.code === 'standard';

/** Promotions that a cart has earned, of every level; the threshold of free delivery counts as one. */
export function toPromoSummary(priced: PricedCart, site: Site): Promotion[] {
  const applied = priced.quote.applied.map((entry) => toPromotion(entry, site.edition));
  if (!hasFreeShipping(priced)) return applied;
  return [
    ...applied,
    {
      promotionId: FREE_SHIPPING,
      promotionName: say(cartMessages.freeShippingName, site.edition),
      level: 'SHIPPING',
      calloutMessage: callout(site),
    },
  ];
}

function approaching(priced: PricedCart, site: Site): ApproachingDiscount[] {
  if (priced.quote.lines.length === 0 || priced.quote.freeShippingDistance === 0) return [];
  return [
    {
      promotionId: FREE_SHIPPING,
      promotionClass: 'SHIPPING',
      calloutMsg: callout(site),
      distanceFromConditionThreshold: toMajor(priced.quote.freeShippingDistance),
      approachingDisplayLevel: ['cart', 'minicart'],
    },
  ];
}

const toCoupons = (priced: PricedCart, edition: Edition): CouponItem[] =>
  priced.coupons.map(({ code, promotion }) => {
    const applied = priced.quote.applied.find((entry) => entry.code === code);
    return {
      code,
      applied: applied !== undefined,
      ...(promotion === undefined
        ? {}
        : { promotionId: promotion.id, label: textIn(promotion.names, edition) }),
      ...(applied === undefined ? {} : { discount: toMajor(applied.discount) }),
    };
  });

const toShipments = (priced: PricedCart, site: Site): Shipment[] => {
  const { shippingAddress } = priced.cart;
  return [
    {
      shippingId: HOME_SHIPMENT,
      code: priced.method?.code ?? '',
      applicableShippingMethods: toMethods(priced, site),
      ...(shippingAddress === null ? {} : { address: shippingAddress }),
    },
  ];
};

/** What the shopper has to know before paying; the codes that ended say so too. */
export function toFlash(priced: PricedCart, edition: Edition): Flash[] {
  const lapsed = priced.coupons
    .filter(({ refusal }) => refusal !== undefined)
    .map(({ code }): Flash => ({
      code: 'CouponNotApplicable',
      message: say(cartMessages.couponLapsed, edition, { code }),
      type: 'warning',
    }));
  const lost: Flash[] = priced.isMethodLost
    ? [
        {
          code: 'OrderShippingMethodDowngraded',
          message: say(cartMessages.methodChanged, edition),
          type: 'info',
          shipmentId: HOME_SHIPMENT,
        },
      ]
    : [];
  const pending: Flash[] = priced.isPaymentPending
    ? [{ code: 'PaymentPending', message: say(cartMessages.paymentPending, edition), type: 'info' }]
    : [];
  // A notice about pieces that are short stands in its place.
  const notice = priced.cart.mergeNotice;
  const merged: Flash[] =
    notice !== null && notice.grew && notice.reduced.length === 0
      ? [{ code: 'CartMerged', message: say(cartMessages.cartsMerged, edition), type: 'info' }]
      : [];
  return [...pending, ...lost, ...merged, ...lapsed].slice(0, 20);
}

/** Lines that a merge left with fewer pieces than both carts had. */
const mergedLess = ({ cart, lines }: PricedCart, edition: Edition): Notification[] =>
  lines
    .filter(({ row }) => cart.mergeNotice?.reduced.includes(row.variantId) === true)
    .map(({ row, product }) => ({
      type: 'ProductItemMaxQuantity',
      message: say(cartMessages.mergedLess, edition, {
        product: product.name,
        quantity: String(row.quantity),
      }),
      itemId: row.id,
    }));

/** The cart of the contracts, in the shopper's language. */
export function toCart(
  priced: PricedCart,
  site: Site,
  options: { readonly supplyCheck?: boolean } = {},
): Cart {
  const withNotices = options.supplyCheck ?? false;
  const gone = priced.goneLines.map(({ row, name }): Notification => ({
    type: 'ProductItemNotAvailable',
    message:
      name === undefined
        ? say(cartMessages.goneLine, site.edition)
        : say(cartMessages.goneProduct, site.edition, { product: name }),
    itemId: row.id,
  }));
  const short = withNotices
    ? [
        ...nothingLeftNotice(priced, site.edition),
        ...priced.lines.flatMap((line) => lineNotice(line, site.edition)),
      ]
    : [];
  const summary = toPromoSummary(priced, site);
  return {
    id: priced.cart.id,
    totalItems: priced.lines.reduce((total, { row }) => total + row.quantity, 0),
    currency: site.currency,
    totals: toTotals(priced.quote),
    items: priced.lines.map((line) => toItem(line, priced, site, withNotices)),
    payment_instruments: [],
    shippingMethods: toShipments(priced, site),
    ...(priced.cart.billingAddress === null ? {} : { billingAddress: priced.cart.billingAddress }),
    couponItems: toCoupons(priced, site.edition),
    orderPromotions: summary.filter(({ level }) => level === 'ORDER'),
    promoSummary: summary,
    approachingDiscounts: approaching(priced, site),
    flash: toFlash(priced, site.edition),
    customerNotifications: [...mergedLess(priced, site.edition), ...short, ...gone].slice(0, 40),
  };
}
