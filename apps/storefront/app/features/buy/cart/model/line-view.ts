import type { Cart, CartItem } from '@haberdash/api-client/cart';
import { lineDelivery, type LineDeliveryView } from './line-delivery.ts';
import { lineGift, type LineGiftView } from './line-gift.ts';

export interface LineView {
  readonly id: string;
  readonly productId: string;
  readonly masterId: string;
  readonly name: string;
  readonly pageUrl: string;
  readonly image: { readonly src: string; readonly alt: string };
  readonly choices: readonly string[];
  readonly qty: number;
  readonly maxQty: number;
  readonly amount: number;
  readonly original: number;
  /** The lowest price of the 30 days before a reduction, where the service sends it. */
  readonly lowest30Days?: number | undefined;
  readonly rowTotal: number;
  /** A bonus product: it can be replaced and not changed. */
  readonly bonus: boolean;
  readonly stock: 'fine' | 'short' | 'out';
  readonly notices: readonly string[];
  readonly delivery?: LineDeliveryView;
  readonly gift?: LineGiftView;
  readonly recipeId?: string;
  /** Sales tax of the line, where it is added to prices. */
  readonly taxTotal?: number;
  /** Made to order. */
  readonly isCustoms?: true;
  readonly precreatedCustomsCode?: string;
  /** The promotion that gives a bonus product. */
  readonly bonusPromotionId?: string;
}

/** What only reports need of a line, where it has it. */
const reportedFacts = ({ taxTotal, isCustoms, precreatedCustomsCode, bonusPromotionId }: CartItem) => ({
  ...(taxTotal === undefined ? {} : { taxTotal }),
  ...(isCustoms ? { isCustoms } : {}),
  ...(precreatedCustomsCode === undefined ? {} : { precreatedCustomsCode }),
  ...(bonusPromotionId === undefined ? {} : { bonusPromotionId }),
});

function stockOf({ available, maxQty, stock }: CartItem): LineView['stock'] {
  if (stock === 'OUT_OF_STOCK' || (!available && maxQty === 0)) return 'out';
  return available ? 'fine' : 'short';
}

/** Delivery changes that are shown to the shopper (spec 1 §4). */
const TRANSITIONS: ReadonlySet<string> = new Set([
  'PickupToSthTransition',
  'PickupToStsTransition',
  'StsToSthTransition',
  'StsToPickupTransition',
  'STHToPickupTransition',
  'OrderShippingMethodDowngraded',
]);
/** A notice without a text to show (reading 8). */
export const WITHOUT_TEXT = 'ChangedStoreId';

/**
 * The service's messages of one line; for a line that is short only delivery changes, because the page has its own
 * text.
 */
function lineNotices(item: CartItem, { flash, customerNotifications }: Cart): string[] {
  const isFine = stockOf(item) === 'fine';
  const ofLine = customerNotifications.filter(({ itemId }) => itemId === item.id);
  const own = [...(item.customerNotifications ?? []), ...ofLine].filter(
    ({ type }) => type !== WITHOUT_TEXT && (isFine || TRANSITIONS.has(type)),
  );
  const flashes = flash.filter(({ itemId }) => itemId === item.id);
  // Messages of the whole cart are shown above its lines already.
  const ofCart = new Set(flash.filter(({ itemId }) => itemId === undefined).map(({ message }) => message));
  const texts = new Set([...own, ...flashes].map(({ message }) => message));
  return [...texts].filter((text) => !ofCart.has(text));
}

export const toLine = (item: CartItem, cart: Cart): LineView => {
  const delivery = lineDelivery(item, cart);
  const gift = lineGift(item);
  return {
    id: item.id,
    productId: item.productId,
    masterId: item.masterId,
    name: item.name,
    pageUrl: item.pageUrl,
    image: item.image,
    choices: item.variants.map(({ value }) => value),
    qty: item.qty,
    maxQty: item.maxQty,
    amount: item.price.amount,
    original: item.price.original,
    lowest30Days: item.price.lowestPrice30Days,
    rowTotal: item.price.rowTotal,
    bonus: item.bonus,
    stock: stockOf(item),
    notices: lineNotices(item, cart),
    ...(delivery === undefined ? {} : { delivery }),
    ...(gift === undefined ? {} : { gift }),
    ...(item.recipeId === undefined || item.recipeId === '' ? {} : { recipeId: item.recipeId }),
    ...reportedFacts(item),
  };
};
