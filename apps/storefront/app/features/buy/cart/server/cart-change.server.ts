import type { Cart } from '@haberdash/api-client/cart';
import { NO_ANSWER, errorOf, type CheckoutError, type LostCart } from '@haberdash/checkout';
import { redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import type { Surface } from '../../../../shared/form-errors/surfaces.server.ts';
import { isGuest } from './is-guest.server.ts';
import {
  PROMO_CODE_FIELD,
  type CartResult,
  type CartIntent,
  type CartlessIntent,
  type RemovedLine,
  type ReplacedCart,
} from '../model/cart-result.ts';
import { toCartView } from '../model/cart-view.ts';
import { donePath } from '../model/done-notice.ts';
import type { StoreChangeView } from '../model/store-change.ts';
import { pageCart, type CartCall } from './cart-calls.server.ts';
import { cartPath, replacedNotice } from './lost-cart.server.ts';

export type CartShopper = Pick<PrivateRead, 'api' | 'session' | 't' | 'site'>;

type Place = Pick<FormError, 'place' | 'field'>;
type Typed = Pick<FormError, 'itemId' | 'typed' | 'isStep'>;

const SIZE: Place = { place: 'field', field: 'productId' };
const PROMO_CODE: Place = { place: 'field', field: PROMO_CODE_FIELD };

/** The error form and place of each intent, also for calls without a response. */
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

/** Forms whose errors are about their own input, whatever place the catalogue gives. */
const SHOWN_AT_FORM: ReadonlySet<CartIntent> = new Set([
  'add',
  'save',
  'move',
  'remove-saved',
  'delivery',
  'gather',
]);

function placeOf(intent: CartIntent, formError: CheckoutError): Place {
  // A rate limit concerns the submitted form, not the cart.
  if (SHOWN_AT_FORM.has(intent) || formError.code === 'API429') return FORM_OF[intent].at;
  if (intent === 'apply-code' || formError.place === 'promo-code') return PROMO_CODE;
  return { place: formError.place === 'line' ? 'line' : 'banner' };
}

export const reject = (intent: CartIntent, formError: FormError): Extract<CartResult, { ok: false }> => ({
  ok: false,
  intent,
  formError,
});

/** A change of the cart: the call, its result, and how the cart shows that it was made. */
export interface Change {
  readonly run: () => Promise<CartCall>;
  readonly result: (cart: Cart) => CartResult;
  readonly isMade?: (cart: Cart) => boolean;
}

/** A result, with the lost cart that was replaced for it. */
interface Attempt {
  readonly result: CartResult;
  readonly lost: LostCart | undefined;
}

async function currentCart(shopper: CartShopper): Promise<{ cart?: Cart | undefined; lost?: LostCart }> {
  try {
    const { cart, loss } = await pageCart(shopper);
    return { cart, ...(loss === undefined ? {} : { lost: { loss } }) };
  } catch (error) {
    if (!isFailedRead(error)) throw error;
    return {};
  }
}

/** The result after a lost cart: an add shows a notice, any other change redirects to the cart. */
function withLostCart(shopper: CartShopper, { result, lost }: Attempt): CartResult {
  const replaced = replacedNotice(shopper, lost);
  if (replaced === undefined || (result.ok && result.cart === undefined)) return result;
  if (result.ok) {
    if (result.intent === 'add') return { ...result, replaced };
    throw redirect(donePath(`/${shopper.site.locale}`, { ...result, replaced }), 303);
  }
  if (result.intent !== 'add') throw redirect(cartPath(shopper, lost), 303);
  return { ...result, formError: { ...result.formError, text: `${replaced.text} ${result.formError.text}` } };
}

/** Makes a change; turns an error or a missing response into a form error. */
export async function makeChange(
  shopper: CartShopper,
  intent: CartIntent,
  typed: Typed,
  change: Change,
): Promise<CartResult> {
  const call = await change.run();
  const { lost } = call;
  if ('cart' in call) return withLostCart(shopper, { result: change.result(call.cart), lost });
  if (isFailedRead(call.error) && change.isMade !== undefined) {
    const current = await currentCart(shopper);
    const result =
      current.cart !== undefined && change.isMade(current.cart)
        ? change.result(current.cart)
        : unknownOutcome(shopper, intent, typed);
    return withLostCart(shopper, { result, lost: lost ?? current.lost });
  }
  return withLostCart(shopper, await rejectedChange(shopper, intent, typed, call));
}

/** As `makeChange`, for calls that return no cart. */
export async function attempt(
  shopper: CartShopper,
  intent: CartIntent,
  typed: Typed,
  run: () => Promise<CartResult>,
): Promise<CartResult> {
  try {
    return await run();
  } catch (error) {
    return withLostCart(shopper, await rejectedChange(shopper, intent, typed, { error }));
  }
}

/** A failing server may have made the change. */
const unknownOutcome = ({ t }: CartShopper, intent: CartIntent, typed: Typed): CartResult => {
  const { surface, at } = FORM_OF[intent];
  return reject(intent, toFormError(t, surface, { code: NO_ANSWER }, { ...at, ...typed }));
};

async function rejectedChange(
  shopper: CartShopper,
  intent: CartIntent,
  typed: Typed,
  { error, lost }: { readonly error: unknown; readonly lost?: LostCart | undefined },
): Promise<Attempt> {
  const { t, session } = shopper;
  if (isFailedRead(error)) return { result: unknownOutcome(shopper, intent, typed), lost };
  const formError = errorOf(error);
  if (formError === undefined) throw error;
  // Another tab has removed the line: shows the current cart with a notice.
  if (typed.itemId !== undefined && formError.code === 'ITEM_NO_LONGER_AVAILABLE') {
    throw redirect(cartPath(shopper, lost, new URLSearchParams({ done: 'gone' })), 303);
  }
  const result = reject(
    intent,
    toFormError(t, FORM_OF[intent].surface, formError, { ...placeOf(intent, formError), ...typed }),
  );
  if (formError.reloadsCart !== true) return { result, lost };
  const current = await currentCart(shopper);
  const cart = current.cart && toCartView(current.cart, t, { isRegistered: !isGuest(session) });
  return { result: { ...result, ...(cart === undefined ? {} : { cart }) }, lost: lost ?? current.lost };
}

/** The result of a successful change. */
export const cartResult = (
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
): CartResult => ({
  ok: true,
  intent,
  cart: toCartView(cart, t, { isRegistered: !isGuest(session) }),
  ...more,
});
