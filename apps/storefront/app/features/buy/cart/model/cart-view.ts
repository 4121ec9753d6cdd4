import type { Address, Cart } from '@haberdash/api-client/cart';
import {
  approachingPromotions,
  promotionsFor,
  promotionSummary,
  thresholdProgress,
  type GiftMessages,
  type SummaryLevel,
} from '@haberdash/promotions';
import { bonusOffers, type BonusOfferView } from './bonus-offer.ts';
import { toLine, WITHOUT_TEXT, type LineView } from './line-view.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';

export interface SpendGoal {
  readonly id: string;
  readonly message: string;
  readonly isDelivery: boolean;
  readonly reached: boolean;
  readonly progress?: number;
}

export interface CartNotice {
  readonly text: string;
  readonly tone: 'info' | 'warning' | 'error';
}

export interface CartView {
  readonly id: string;
  readonly totalItems: number;
  readonly currency: Cart['currency'];
  readonly totals: Cart['totals'];
  readonly items: readonly LineView[];
  readonly couponItems: Cart['couponItems'];
  readonly returnDays: Cart['returnDays'];
  readonly promotions: readonly SummaryLevel[];
  /** Promotions that the cart is near to, or has just reached. */
  readonly goals: readonly SpendGoal[];
  readonly miniGoals: readonly SpendGoal[];
  readonly notices: readonly CartNotice[];
  /** Earned bonus products that are still to be chosen. */
  readonly bonusOffers: readonly BonusOfferView[];
  readonly hasWallet: boolean;
  /** An order of this cart is being placed and its result is unknown. */
  readonly isPaymentPending: boolean;
  /** The delivery method that the totals are counted with. */
  readonly deliveryLabel?: string;
  readonly deliveryCode?: string;
  /** What the tenders on the cart leave open. */
  readonly remainingToPay?: number;
  /** What loyalty rewards pay. */
  readonly appliedRewards?: number;
}

interface CartViewer {
  /** True for associates, too; guests see other texts about bonus products. */
  readonly isRegistered?: boolean;
}

/** Texts for bonus products: the service sends none (spec 2 §4). */
const giftMessages = (t: Translator): GiftMessages => ({
  guest: t('cart.giftGuest'),
  registered: t('cart.giftRegistered'),
  distance: t('cart.giftNear', { distance: '{distance}' }),
  earned: t('cart.giftEarned'),
});

function spendGoals(cart: Cart, t: Translator, { isRegistered }: CartViewer) {
  const promotions = approachingPromotions({
    approachingDiscounts: cart.approachingDiscounts,
    promoSummary: cart.promoSummary,
    formatMoney: (amount) => t.formats.money(amount, cart.currency),
    isRegistered,
    giftMessages: () => giftMessages(t),
  });
  const spent = cart.totals.itemTotal - cart.totals.totalDiscount;
  const goalsOf = (context: 'cart' | 'minicart') =>
    promotionsFor(promotions, context).map((promotion): SpendGoal => {
      const progress = thresholdProgress(promotion, spent);
      return {
        id: promotion.id,
        message: promotion.message,
        isDelivery: promotion.promotionClass === 'SHIPPING',
        reached: promotion.thresholdStatus === 'Threshold Reached',
        ...(progress === undefined ? {} : { progress }),
      };
    });
  return { goals: goalsOf('cart'), miniGoals: goalsOf('minicart') };
}

const takesWallet = ({ expressPaymentMethods }: Pick<Cart, 'expressPaymentMethods'>): boolean =>
  expressPaymentMethods?.includes('WALLET') === true;

const PAYMENT_PENDING = 'PaymentPending';

export const isPaymentPending = ({ flash }: Pick<Cart, 'flash'>): boolean =>
  flash.some(({ code }) => code === PAYMENT_PENDING);

/** Flash messages and notices that no line shows, such as those of removed lines. */
function noticesOf({ flash, customerNotifications, items }: Cart): CartNotice[] {
  const lines = new Set(items.map(({ id }) => id));
  return [
    ...flash
      .filter(({ code, itemId }) => code !== PAYMENT_PENDING && !(itemId !== undefined && lines.has(itemId)))
      .map(({ message, type = 'info' }) => ({ text: message, tone: type })),
    ...customerNotifications
      .filter(({ type, itemId }) => type !== WITHOUT_TEXT && (itemId === undefined || !lines.has(itemId)))
      .map(({ message }) => ({ text: message, tone: 'warning' as const })),
  ];
}

const MINUTE_MS = 60_000;

/** Shows the end of a reservation as minutes left, because a store's clock may differ. */
function reservedNotice({ reservation, shippingMethods }: Cart, t: Translator): CartNotice[] {
  if (reservation === undefined) return [];
  const minutes = Math.ceil((Date.parse(reservation.reservedUntil) - Date.now()) / MINUTE_MS);
  const store = shippingMethods.find(({ storeId }) => storeId === reservation.storeId)?.store?.name;
  if (minutes <= 0 || store === undefined) return [];
  return [{ text: t('cart.reserved', { store, minutes }), tone: 'info' }];
}

const homeShipmentOf = ({ shippingMethods }: Pick<Cart, 'shippingMethods'>) =>
  shippingMethods.find(({ shippingId }) => shippingId === 'me') ?? shippingMethods[0];

/** Maps a cart to what pages show; addresses and payment stay on the server. */
export function toCartView(cart: Cart, t: Translator, viewer: CartViewer = {}): CartView {
  const shipment = homeShipmentOf(cart);
  const method = shipment?.applicableShippingMethods.find(({ code }) => code === shipment.code);
  return {
    id: cart.id,
    totalItems: cart.totalItems,
    currency: cart.currency,
    totals: cart.totals,
    items: cart.items.map((item) => toLine(item, cart)),
    couponItems: cart.couponItems,
    returnDays: cart.returnDays,
    promotions: promotionSummary(
      // A bonus product that is still to be chosen is not part of the order.
      cart.promoSummary.filter(
        (applied) => !cart.bonusOffers?.some(({ promotionId }) => promotionId === applied.promotionId),
      ),
    ),
    ...spendGoals(cart, t, viewer),
    notices: [...reservedNotice(cart, t), ...noticesOf(cart)],
    bonusOffers: bonusOffers(cart),
    hasWallet: takesWallet(cart),
    isPaymentPending: isPaymentPending(cart),
    ...(cart.remainingToPay === undefined ? {} : { remainingToPay: cart.remainingToPay }),
    ...(cart.appliedLoyaltyVoucher === undefined
      ? {}
      : { appliedRewards: cart.appliedLoyaltyVoucher.amountInCurrency }),
    ...(method === undefined ? {} : { deliveryCode: method.code }),
    // The cost of several shipments is not the price of one method.
    ...(method === undefined || cart.shippingMethods.length > 1 ? {} : { deliveryLabel: method.label }),
  };
}

export const shippingAddressOf = (cart: Cart): Address | undefined => homeShipmentOf(cart)?.address;
