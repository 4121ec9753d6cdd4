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

/** A promotion with a threshold: what to say, and the part of the way that has been gone. */
export interface SpendGoal {
  readonly id: string;
  readonly message: string;
  readonly isDelivery: boolean;
  readonly reached: boolean;
  /** 0 to 1, for a bar. */
  readonly progress?: number;
}

/** A message about a whole cart. */
export interface CartNotice {
  readonly text: string;
  readonly tone: 'info' | 'warning' | 'error';
}

/** A cart as pages show it: a part of the service's answer, never a sum of our own. */
export interface CartView {
  readonly id: string;
  readonly totalItems: number;
  readonly currency: Cart['currency'];
  readonly totals: Cart['totals'];
  readonly items: readonly LineView[];
  readonly couponItems: Cart['couponItems'];
  readonly returnDays: Cart['returnDays'];
  /** Promotions that count: of the order, of products, of delivery. */
  readonly promotions: readonly SummaryLevel[];
  /** Promotions that the bag is near to, or has just reached, in the service's words. */
  readonly goals: readonly SpendGoal[];
  /** Those of them that the mini cart shows. */
  readonly miniGoals: readonly SpendGoal[];
  /** What the shopper has to know of the whole cart, in the service's words. */
  readonly notices: readonly CartNotice[];
  /** Gifts that it has earned and that are still to be chosen. */
  readonly bonusOffers: readonly BonusOfferView[];
  /** A wallet may pay what is left of it. */
  readonly hasWallet: boolean;
  /** Nobody knows yet whether this cart is an order. */
  readonly isPaymentPending: boolean;
  /** The delivery method that the totals are counted with. */
  readonly deliveryLabel?: string;
  readonly deliveryCode?: string;
}

/** Who looks at a cart, as far as what it says depends on it. */
interface CartViewer {
  /** Somebody has signed in, an associate too; a guest is told of gifts in other words. */
  readonly isRegistered?: boolean;
}

/** What promotions that give a product say: the service sends no words of them that would count (spec 2 §4). */
const giftMessages = (t: Translator): GiftMessages => ({
  guest: t('cart.giftGuest'),
  registered: t('cart.giftRegistered'),
  // The package puts the distance in.
  distance: t('cart.giftNear', { distance: '{distance}' }),
  earned: t('cart.giftEarned'),
});

/** What of the approaching promotions each place of the bag shows, by the rules of the promotions package. */
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

/** Whether a wallet may pay what is left of a cart: the service knows the amounts that it takes. */
const takesWallet = ({ expressPaymentMethods }: Pick<Cart, 'expressPaymentMethods'>): boolean =>
  expressPaymentMethods?.includes('WALLET') === true;

const PAYMENT_PENDING = 'PaymentPending';

/** Whether an order of this cart is being placed: nobody may say yet that nothing was charged. */
export const isPaymentPending = ({ flash }: Pick<Cart, 'flash'>): boolean =>
  flash.some(({ code }) => code === PAYMENT_PENDING);

/** Flash messages and notices that no line of the cart shows: also those of lines that have left the shop. */
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

/** Until when a store keeps what is picked up there; counted from now, because stores have clocks of their own. */
function reservedNotice({ reservation, shippingMethods }: Cart, t: Translator): CartNotice[] {
  if (reservation === undefined) return [];
  const minutes = Math.ceil((Date.parse(reservation.reservedUntil) - Date.now()) / MINUTE_MS);
  const store = shippingMethods.find(({ storeId }) => storeId === reservation.storeId)?.store?.name;
  if (minutes <= 0 || store === undefined) return [];
  return [{ text: t('cart.reserved', { store, minutes }), tone: 'info' }];
}

/** The shipment that goes to the shopper's address; of a cart without one the first. */
const homeShipmentOf = ({ shippingMethods }: Pick<Cart, 'shippingMethods'>) =>
  shippingMethods.find(({ shippingId }) => shippingId === 'me') ?? shippingMethods[0];

/** Keeps of a cart what pages show; addresses and payment stay on the server. */
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
      // A gift that nobody has chosen yet is no part of the order.
      cart.promoSummary.filter(
        (applied) => !cart.bonusOffers?.some(({ promotionId }) => promotionId === applied.promotionId),
      ),
    ),
    ...spendGoals(cart, t, viewer),
    notices: [...reservedNotice(cart, t), ...noticesOf(cart)],
    bonusOffers: bonusOffers(cart),
    hasWallet: takesWallet(cart),
    isPaymentPending: isPaymentPending(cart),
    ...(method === undefined ? {} : { deliveryCode: method.code }),
    // What several shipments cost together is no price of one of their methods.
    ...(method === undefined || cart.shippingMethods.length > 1 ? {} : { deliveryLabel: method.label }),
  };
}

/** The address of the shipment that goes to the shopper. */
export const shippingAddressOf = (cart: Cart): Address | undefined => homeShipmentOf(cart)?.address;
