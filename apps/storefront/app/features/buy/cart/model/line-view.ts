import type { Cart, CartItem } from '@haberdash/api-client/cart';
import { lineDelivery, type LineDeliveryView } from './line-delivery.ts';
import { lineGift, type LineGiftView } from './line-gift.ts';

/** A line as pages show it. */
export interface LineView {
  readonly id: string;
  readonly productId: string;
  readonly masterId: string;
  readonly name: string;
  /** Path below the locale. */
  readonly pageUrl: string;
  readonly image: { readonly src: string; readonly alt: string };
  /** "Moss", "M": what of the product was chosen. */
  readonly choices: readonly string[];
  readonly qty: number;
  readonly maxQty: number;
  readonly amount: number;
  readonly original: number;
  /** Of a reduced price, the lowest of the 30 days before it, where the service knows it. */
  readonly lowest30Days?: number | undefined;
  readonly rowTotal: number;
  /** A gift of a promotion: it can be removed, for another one, and not changed. */
  readonly bonus: boolean;
  readonly stock: 'fine' | 'short' | 'out';
  /** What the service has to say about it, such as a change of its delivery. */
  readonly notices: readonly string[];
  /** How it reaches the shopper, where the service says so. */
  readonly delivery?: LineDeliveryView;
  /** How it is given, where it is a gift. */
  readonly gift?: LineGiftView;
  /** Made by the shopper: the recipe that its picture shows. */
  readonly recipeId?: string;
}

function stockOf({ available, maxQty, stock }: CartItem): LineView['stock'] {
  if (stock === 'OUT_OF_STOCK' || (!available && maxQty === 0)) return 'out';
  return available ? 'fine' : 'short';
}

/** Changes of the delivery of a line that the shopper is told of (spec 1 §4). */
const TRANSITIONS: ReadonlySet<string> = new Set([
  'PickupToSthTransition',
  'PickupToStsTransition',
  'StsToSthTransition',
  'StsToPickupTransition',
  'STHToPickupTransition',
  'OrderShippingMethodDowngraded',
]);
/** The type of notice that is cached like the others and shows no message of its own (reading 8). */
export const WITHOUT_TEXT = 'ChangedStoreId';

/** What the service says of one line: of a line that is short only how its delivery has changed, the rest is ours to say. */
function lineNotices(item: CartItem, { flash, customerNotifications }: Cart): string[] {
  const isFine = stockOf(item) === 'fine';
  const ofLine = customerNotifications.filter(({ itemId }) => itemId === item.id);
  const own = [...(item.customerNotifications ?? []), ...ofLine].filter(
    ({ type }) => type !== WITHOUT_TEXT && (isFine || TRANSITIONS.has(type)),
  );
  const flashes = flash.filter(({ itemId }) => itemId === item.id);
  // What is said of the whole cart in the same words stands above its lines already.
  const ofCart = new Set(flash.filter(({ itemId }) => itemId === undefined).map(({ message }) => message));
  const texts = new Set([...own, ...flashes].map(({ message }) => message));
  return [...texts].filter((text) => !ofCart.has(text));
}

/** Keeps of a line what pages show. */
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
  };
};
