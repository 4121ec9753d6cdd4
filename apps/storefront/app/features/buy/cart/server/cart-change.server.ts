import type { Cart } from '@haberdash/api-client/cart';
import { NO_ANSWER, errorOf, type CheckoutError } from '@haberdash/checkout';
import { redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import type { Surface } from '../../../../shared/form-errors/surfaces.server.ts';
import { isGuest } from './is-guest.server.ts';
import {
  PROMO_CODE_FIELD,
  type CartAnswer,
  type CartIntent,
  type CartlessIntent,
  type RemovedLine,
  type ReplacedCart,
} from '../model/cart-answer.ts';
import { toCartView, type CartView } from '../model/cart-view.ts';
import { donePath } from '../model/done-notice.ts';
import type { StoreChangeView } from '../model/store-change.ts';
import { pageCart } from './cart-calls.server.ts';
import { bagPath, replacedByCall } from './lost-cart.server.ts';

/** What a change of the cart is given. */
export type CartShopper = Pick<PrivateRead, 'api' | 'session' | 't' | 'site'>;

type Place = Pick<FormError, 'place' | 'field'>;
/** What was typed into a form or pressed there, and the line that it is about. */
type Typed = Pick<FormError, 'itemId' | 'typed' | 'isStep'>;

const SIZE: Place = { place: 'field', field: 'productId' };
const PROMO_CODE: Place = { place: 'field', field: PROMO_CODE_FIELD };

/** Each form's surface, and where it stands: what is said of a call that nobody judged, or answered, is said there. */
export const FORM_OF = {
  add: { surface: 'cart.add', at: SIZE },
  'set-quantity': { surface: 'cart.quantity', at: { place: 'line' } },
  remove: { surface: 'cart.remove', at: { place: 'banner' } },
  'apply-code': { surface: 'cart.promo', at: PROMO_CODE },
  'remove-code': { surface: 'cart.promo', at: { place: 'banner' } },
  save: { surface: 'cart.save', at: { place: 'line' } },
  move: { surface: 'cart.move', at: { place: 'line' } },
  'remove-saved': { surface: 'cart.saved', at: { place: 'line' } },
  delivery: { surface: 'cart.delivery', at: { place: 'banner' } },
  gift: { surface: 'cart.gift', at: { place: 'line' } },
  gather: { surface: 'cart.delivery', at: { place: 'banner' } },
  'keep-stores': { surface: 'cart.delivery', at: { place: 'banner' } },
} as const satisfies Record<CartIntent, { readonly surface: Surface; readonly at: Place }>;

/** Forms whose errors are about what they were sent with, whatever the catalogue says of their codes. */
const SAID_AT_FORM: ReadonlySet<CartIntent> = new Set([
  'add',
  'save',
  'move',
  'remove-saved',
  'delivery',
  'gather',
]);

function placeOf(intent: CartIntent, formError: CheckoutError): Place {
  // Nothing about the cart was judged, so it is said at the form that was sent too often.
  if (SAID_AT_FORM.has(intent) || formError.code === 'API429') return FORM_OF[intent].at;
  if (intent === 'apply-code' || formError.place === 'promo-code') return PROMO_CODE;
  return { place: formError.place === 'line' ? 'line' : 'banner' };
}

/** A rejected form of the cart. */
export const reject = (intent: CartIntent, formError: FormError): Extract<CartAnswer, { ok: false }> => ({
  ok: false,
  intent,
  formError,
});

/** A change of the cart: the call, what it is answered with, and how the cart shows that it was made. */
export interface Change {
  readonly run: () => Promise<Cart>;
  readonly answer: (cart: Cart) => CartAnswer;
  readonly isMade: (cart: Cart) => boolean;
}

/** The answer to a change whose own was lost: the cart itself, where it can be read, shows whether it was made. */
async function findMade(shopper: CartShopper, change: Change | undefined): Promise<CartAnswer | undefined> {
  if (change === undefined) return undefined;
  try {
    const { cart } = await pageCart(shopper);
    return cart !== undefined && change.isMade(cart) ? change.answer(cart) : undefined;
  } catch (error) {
    if (!isFailedRead(error)) throw error;
    return undefined;
  }
}

/** The cart as it is now, for an answer that asks for it; nothing where it cannot be read. */
async function reloadedCart(shopper: CartShopper): Promise<{ readonly cart?: CartView }> {
  const { t, session } = shopper;
  try {
    const { cart } = await pageCart(shopper);
    const isRegistered = !isGuest(session);
    return cart === undefined ? {} : { cart: toCartView(cart, t, { isRegistered }) };
  } catch (error) {
    if (!isFailedRead(error)) throw error;
    return {};
  }
}

/**
 * The answer of a call that had to replace the cart: what was added is shown with what became of the old one, and any
 * other change leads to the bag, which is another one than its page shows.
 */
function withLostCart(shopper: CartShopper, answer: CartAnswer): CartAnswer {
  const replaced = replacedByCall(shopper);
  if (replaced === undefined || (answer.ok && answer.cart === undefined)) return answer;
  if (answer.ok) {
    if (answer.intent === 'add') return { ...answer, replaced };
    throw redirect(donePath(`/${shopper.site.locale}`, { ...answer, replaced }), 303);
  }
  if (answer.intent !== 'add') throw redirect(bagPath(shopper), 303);
  return { ...answer, formError: { ...answer.formError, text: `${replaced.text} ${answer.formError.text}` } };
}

/** Makes a change and turns an error, and a call of which nobody knows, into words at their place. */
export const makeChange = (
  shopper: CartShopper,
  intent: CartIntent,
  typed: Typed,
  change: Change,
): Promise<CartAnswer> =>
  attempt(shopper, intent, typed, async () => change.answer(await change.run()), change);

/** As `makeChange`, of a change whose outcome the cart does not show; with `change` it does. */
export async function attempt(
  shopper: CartShopper,
  intent: CartIntent,
  typed: Typed,
  run: () => Promise<CartAnswer>,
  change?: Change,
): Promise<CartAnswer> {
  return withLostCart(shopper, await judged(shopper, intent, typed, run, change));
}

async function judged(
  shopper: CartShopper,
  intent: CartIntent,
  typed: Typed,
  run: () => Promise<CartAnswer>,
  change: Change | undefined,
): Promise<CartAnswer> {
  const { t } = shopper;
  const { surface, at } = FORM_OF[intent];
  try {
    return await run();
  } catch (error) {
    // A server that fails may have made the change before it did: nobody knows, as without an answer.
    if (isFailedRead(error)) {
      const made = await findMade(shopper, change);
      if (made !== undefined) return made;
      return reject(intent, toFormError(t, surface, { code: NO_ANSWER }, { ...at, ...typed }));
    }
    const formError = errorOf(error);
    if (formError === undefined) throw error;
    // Another tab has removed the line: the bag is shown as it is now, and says so.
    if (typed.itemId !== undefined && formError.code === 'ITEM_NO_LONGER_AVAILABLE') {
      throw redirect(bagPath(shopper, new URLSearchParams({ done: 'gone' })), 303);
    }
    const said = reject(
      intent,
      toFormError(t, surface, formError, { ...placeOf(intent, formError), ...typed }),
    );
    return formError.reloadsCart === true ? { ...said, ...(await reloadedCart(shopper)) } : said;
  }
}

/** The answer to a change that was made. */
export const cartAnswer = (
  { t, session }: Pick<CartShopper, 't' | 'session'>,
  intent: Exclude<CartIntent, CartlessIntent>,
  cart: Cart,
  more: {
    text?: string;
    withdrawn?: string;
    addedProductId?: string;
    replaced?: ReplacedCart;
    storeChanged?: string;
    storeChange?: StoreChangeView;
    removed?: RemovedLine;
  } = {},
): CartAnswer => ({
  ok: true,
  intent,
  cart: toCartView(cart, t, { isRegistered: !isGuest(session) }),
  ...more,
});
