import type {
  ApproachingDiscount,
  Cart,
  CouponItem,
  Flash,
  Notification,
  Promotion,
  Totals,
} from '@haberdash/api-client/cart';

import { languageOf, formatText, textIn, type Edition } from '../../../shared/text.ts';
import type { RequestContext } from '../../../platform/context/request-context.ts';
import { errorMessage } from '../../../platform/errors/messages.ts';
import { cartMessages } from './messages.ts';
import { toAdjustmentPromotions, toAdjustments } from './adjustment-view.ts';
import { roleMessages } from './role-messages.ts';
import { approachingGifts, earnedGifts, toBonusOffers, withdrawnGifts } from './gift-view.ts';
import { lineNotice, toItem } from './line-view.ts';
import { mergedLess, mergeFlash } from './merge-view.ts';
import type { PricedCart } from './pricing.ts';
import { formatMoney, toMajor } from '../../../shared/money.ts';
import { discountPercentage, type AppliedPromotion, type Quote } from './rules/quote.ts';
import { HOME_SHIPMENT, freeShippingFrom, isFreeWithValue } from '../../catalogue/index.ts';
import { toShipments } from './shipment-view.ts';
import { expressMethods } from '../../../shared/countries/providers.ts';
import { siteOfLocale } from '../../../shared/countries/sites.ts';
import { marketOf } from '../../../shared/countries/table.ts';
import { openAmount } from '../tenders/tenders.ts';
import { toInstruments } from '../tenders/view.ts';

type Site = Pick<RequestContext, 'locale' | 'edition' | 'currency'>;

const FREE_SHIPPING = 'free-standard-delivery';

export function toTotals(
  quote: Omit<Quote, 'lines' | 'shipments' | 'applied' | 'freeShippingDistance'>,
): Totals {
  return {
    itemTotal: toMajor(quote.itemTotal),
    totalDiscount: toMajor(quote.totalDiscount),
    totalDiscountPercentage: discountPercentage(quote),
    shipping: toMajor(quote.shipping),
    ...(quote.tax === undefined ? {} : { tax: toMajor(quote.tax), taxIncluded: quote.taxIncluded }),
    total: toMajor(quote.total),
  };
}

/** The cart's notice when none of its lines can be bought. */
function nothingLeftNotice({ lines, goneLines }: PricedCart, edition: Edition): Notification[] {
  const isEmpty = lines.length + goneLines.length === 0;
  if (isEmpty || lines.some(({ product, stock }) => product.isSold && stock > 0)) return [];
  const type = 'ProductLineItemFullInventoryMissing';
  return [{ type, message: errorMessage(type, languageOf(edition)) }];
}

const toPromotion = ({ promotion, discount }: AppliedPromotion, edition: Edition): Promotion => ({
  promotionId: promotion.id,
  promotionName: textIn(promotion.names, edition),
  level: promotion.level,
  discount: toMajor(discount),
});

const callout = ({ locale, edition, currency }: Site): string =>
  formatText(cartMessages.freeShippingCallout, edition, {
    threshold: formatMoney(freeShippingFrom(currency), currency, locale),
  });

const mayBeFree = ({ shipments }: PricedCart): boolean =>
  shipments.some(({ method }) => method !== undefined && isFreeWithValue(method.code));

const hasFreeShipping = (priced: PricedCart): boolean =>
  priced.quote.lines.length > 0 && priced.quote.freeShippingDistance === 0 && mayBeFree(priced);

/** Role prices as promotions, so that the lines explain the total. */
const toRolePrices = ({ reductions: { role } }: PricedCart, edition: Edition): Promotion[] =>
  role === undefined
    ? []
    : [
        {
          promotionId: `role-${role.role.toLowerCase()}`,
          promotionName: formatText(roleMessages[role.role], edition),
          level: 'PRODUCT',
          discount: toMajor(role.off),
        },
      ];

/** Earned promotions of every level, including free delivery. */
export function toPromoSummary(priced: PricedCart, site: Site): Promotion[] {
  const applied = [
    ...toRolePrices(priced, site.edition),
    ...toAdjustmentPromotions(priced, site.edition),
    ...priced.quote.applied.map((entry) => toPromotion(entry, site.edition)),
    ...earnedGifts(priced, site),
  ];
  if (!hasFreeShipping(priced)) return applied;
  return [
    ...applied,
    {
      promotionId: FREE_SHIPPING,
      promotionName: formatText(cartMessages.freeShippingName, site.edition),
      level: 'SHIPPING',
      calloutMessage: callout(site),
    },
  ];
}

function approaching(priced: PricedCart, site: Site): ApproachingDiscount[] {
  if (priced.quote.lines.length === 0 || priced.quote.freeShippingDistance === 0) return [];
  const isSent = priced.shipments.some(({ kind }) => kind === 'home' || kind === 'pudo');
  if (!isSent) return [];
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

/** Notices before paying, including expired codes. */
export function toFlash(priced: PricedCart, edition: Edition): Flash[] {
  const lapsed = priced.coupons
    .filter(({ rejection }) => rejection !== undefined)
    .map(({ code }): Flash => ({
      code: 'CouponNotApplicable',
      message: formatText(cartMessages.couponLapsed, edition, { code }),
      type: 'warning',
    }));
  const lost: Flash[] = priced.isMethodLost
    ? [
        {
          code: 'OrderShippingMethodDowngraded',
          message: formatText(cartMessages.methodChanged, edition),
          type: 'info',
          shipmentId: HOME_SHIPMENT,
        },
      ]
    : [];
  const pending: Flash[] = priced.isPaymentPending
    ? [{ code: 'PaymentPending', message: formatText(cartMessages.paymentPending, edition), type: 'info' }]
    : [];
  return [...pending, ...lost, ...mergeFlash(priced.cart, edition), ...lapsed].slice(0, 20);
}

/** Points that pay, as the applied voucher. */
function toAppliedVoucher({ payment }: PricedCart): Pick<Cart, 'appliedLoyaltyVoucher'> {
  const points = payment.tenders.find(({ row }) => row.method === 'LOYALTY_POINTS');
  if (points === undefined) return {};
  // A point is one minor unit.
  return { appliedLoyaltyVoucher: { points: points.amount, amountInCurrency: toMajor(points.amount) } };
}

function toReserved({ reservation }: PricedCart): Pick<Cart, 'reservation'> {
  if (reservation === undefined) return {};
  const { storeId, until } = reservation;
  return { reservation: { storeId, reservedUntil: until.toISOString() } };
}

/** The return period of the destination country in days. */
function toReturnDays({ cart }: PricedCart, { locale }: Site): Pick<Cart, 'returnDays'> {
  const country = cart.shippingAddress?.countryCode ?? siteOfLocale(locale)?.country;
  const market = country === undefined ? undefined : marketOf(country);
  return market === undefined ? {} : { returnDays: market.returnDays };
}

/** The contract's cart in the shopper's language. */
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
        ? formatText(cartMessages.goneLine, site.edition)
        : formatText(cartMessages.goneProduct, site.edition, { product: name }),
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
    payment_instruments: toInstruments(priced.payment, site.edition),
    ...toReturnDays(priced, site),
    remainingToPay: toMajor(priced.payment.remaining),
    expressPaymentMethods: expressMethods(openAmount(priced.payment), priced.payment.providers),
    shippingMethods: toShipments(priced, site),
    ...(priced.cart.billingAddress === null ? {} : { billingAddress: priced.cart.billingAddress }),
    couponItems: toCoupons(priced, site.edition),
    orderPromotions: summary.filter(({ level }) => level === 'ORDER'),
    promoSummary: summary,
    ...toAppliedVoucher(priced),
    ...(priced.reductions.adjusted.rows.length === 0 ? {} : { price_adjustments: toAdjustments(priced) }),
    approachingDiscounts: [...approaching(priced, site), ...approachingGifts(priced, site)].slice(0, 20),
    ...(priced.gifts.offers.length === 0 ? {} : { bonusOffers: toBonusOffers(priced, site.edition) }),
    ...toReserved(priced),
    flash: toFlash(priced, site.edition),
    customerNotifications: [
      ...withdrawnGifts(priced, site.edition),
      ...mergedLess(priced, site.edition),
      ...short,
      ...gone,
    ].slice(0, 40),
  };
}
