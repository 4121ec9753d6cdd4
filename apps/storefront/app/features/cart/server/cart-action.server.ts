import type { Cart } from '@haberdash/api-client/cart';
import {
  DEFAULT_MAX_QTY,
  DEFAULT_QTY,
  NO_ANSWER,
  parseQuantity,
  refusalOf,
  type QuantityFault,
  type Refusal,
} from '@haberdash/checkout';
import { redirect } from 'react-router';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';
import {
  PROMO_CODE_FIELD,
  type CartAnswer,
  type CartIntent,
  type ReplacedCart,
} from '../model/cart-answer.ts';
import { addToCart, changeCart, pageCart } from './cart-calls.server.ts';
import { toCartView } from '../model/cart-view.ts';
import { isFailedRead } from '../../../shared/reads/failed-read.ts';
import { addOnce } from './unanswered-add.server.ts';
import { replacedCart } from '../model/replaced-cart.ts';
import { quantityFaultText } from './quantity-fault-text.server.ts';
import type { FormRefusal } from '../../../shared/refusals/form-refusal.ts';
import { formRefusal } from '../../../shared/refusals/refusal-text.server.ts';
import type { Surface } from '../../../shared/refusals/surfaces.server.ts';

type Shopper = Pick<PrivateRead, 'api' | 'session' | 't' | 'site'>;

const VARIANT = /^[A-Z]{2}[A-Z0-9]{6,12}$/;
const INTENTS: readonly CartIntent[] = ['add', 'set-quantity', 'remove', 'apply-code', 'remove-code'];

const field = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const refuse = (intent: CartIntent, refusal: FormRefusal): CartAnswer => ({ ok: false, intent, refusal });

type Place = Pick<FormRefusal, 'place' | 'field'>;
/** What was typed into a form or pressed there, and the line that it is about. */
type Typed = Pick<FormRefusal, 'itemId' | 'typed' | 'isStep'>;

const SIZE: Place = { place: 'field', field: 'productId' };
const PROMO_CODE: Place = { place: 'field', field: PROMO_CODE_FIELD };

/** Each form's surface, and where it stands: what is said of a call that nobody judged, or answered, is said there. */
const FORM_OF = {
  add: { surface: 'cart.add', at: SIZE },
  'set-quantity': { surface: 'cart.quantity', at: { place: 'line' } },
  remove: { surface: 'cart.remove', at: { place: 'banner' } },
  'apply-code': { surface: 'cart.promo', at: PROMO_CODE },
  'remove-code': { surface: 'cart.promo', at: { place: 'banner' } },
} as const satisfies Record<CartIntent, { readonly surface: Surface; readonly at: Place }>;

function placeOf(intent: CartIntent, refusal: Refusal): Place {
  // Nothing about the cart was judged, so it is said at the form that was sent too often.
  if (intent === 'add' || refusal.code === 'API429') return FORM_OF[intent].at;
  if (intent === 'apply-code' || refusal.place === 'promo-code') return PROMO_CODE;
  return { place: refusal.place === 'line' ? 'line' : 'banner' };
}

/** A change of the cart: the call, what it is answered with, and how the cart shows that it was made. */
interface Change {
  readonly run: () => Promise<Cart>;
  readonly answer: (cart: Cart) => CartAnswer;
  readonly isMade: (cart: Cart) => boolean;
}

/** The answer to a change whose own was lost: the cart itself, where it can be read, shows whether it was made. */
async function findMade(shopper: Shopper, change: Change | undefined): Promise<CartAnswer | undefined> {
  if (change === undefined) return undefined;
  try {
    const { cart } = await pageCart(shopper);
    return cart !== undefined && change.isMade(cart) ? change.answer(cart) : undefined;
  } catch (error) {
    if (!isFailedRead(error)) throw error;
    return undefined;
  }
}

/** Makes a change and turns a refusal, and a call of which nobody knows, into words at their place. */
const makeChange = (
  shopper: Shopper,
  intent: CartIntent,
  typed: Typed,
  change: Change,
): Promise<CartAnswer> =>
  attempt(shopper, intent, typed, async () => change.answer(await change.run()), change);

async function attempt(
  shopper: Shopper,
  intent: CartIntent,
  typed: Typed,
  run: () => Promise<CartAnswer>,
  change?: Change,
): Promise<CartAnswer> {
  const { t, site } = shopper;
  const { surface, at } = FORM_OF[intent];
  try {
    return await run();
  } catch (error) {
    // A server that fails may have made the change before it did: nobody knows, as without an answer.
    if (isFailedRead(error)) {
      const made = await findMade(shopper, change);
      if (made !== undefined) return made;
      return refuse(intent, formRefusal(t, surface, { code: NO_ANSWER }, { ...at, ...typed }));
    }
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    // Another tab has removed the line: the bag is shown as it is now, and says so.
    if (typed.itemId !== undefined && refusal.code === 'ITEM_NO_LONGER_AVAILABLE') {
      throw redirect(`/${site.locale}/cart?done=gone`, 303);
    }
    return refuse(intent, formRefusal(t, surface, refusal, { ...placeOf(intent, refusal), ...typed }));
  }
}

/** A quantity that no service is asked about, at its form. */
const refuseQuantity = (
  { t }: Shopper,
  intent: 'add' | 'set-quantity',
  fault: QuantityFault,
  typed: Typed,
): Promise<CartAnswer> =>
  Promise.resolve(
    refuse(intent, { code: fault, text: quantityFaultText(t, fault), ...FORM_OF[intent].at, ...typed }),
  );

const answer = (
  t: Shopper['t'],
  intent: CartIntent,
  cart: Cart,
  more: { text?: string; addedProductId?: string; replaced?: ReplacedCart } = {},
): CartAnswer => ({
  ok: true,
  intent,
  cart: toCartView(cart, t),
  ...more,
});

function add(shopper: Shopper, form: FormData): Promise<CartAnswer> {
  const { api, t, session } = shopper;
  const productId = field(form, 'productId');
  if (!VARIANT.test(productId)) {
    return Promise.resolve(
      refuse('add', { ...SIZE, code: 'SIZE_MISSING', text: t('product.sizeMissing', { kind: 'clothing' }) }),
    );
  }
  const typed = field(form, 'qty') || String(DEFAULT_QTY);
  const parsed = parseQuantity(typed);
  if (!parsed.ok) return refuseQuantity(shopper, 'add', parsed.fault, { typed });
  return attempt(shopper, 'add', { typed }, async () => {
    const changed = await addToCart(shopper, (cartId) =>
      addOnce(session, `${cartId}/${productId}/${parsed.qty}`, (idempotencyKey) =>
        api.cart.POST('/cart/v1/item', {
          body: [{ cartId, productId, qty: parsed.qty, maxQty: DEFAULT_MAX_QTY }],
          headers: { 'Idempotency-Key': idempotencyKey },
        }),
      ),
    );
    const replaced = replacedCart(t, changed);
    return answer(t, 'add', changed.cart, {
      text: t('cart.addedShort'),
      addedProductId: productId,
      ...(replaced === undefined ? {} : { replaced }),
    });
  });
}

function setQuantity(shopper: Shopper, form: FormData): Promise<CartAnswer> {
  const { api, t } = shopper;
  const itemId = field(form, 'itemId');
  const typed = field(form, 'qty');
  const step = Number(field(form, 'qtyStep'));
  const isStep = Number.isInteger(step) && step !== 0;
  const wanted = isStep ? String(Number(typed) + step) : typed;
  const parsed = parseQuantity(wanted);
  if (!parsed.ok) return refuseQuantity(shopper, 'set-quantity', parsed.fault, { itemId, typed });
  // Of a step the number before it comes back: the same step from there is the same change.
  return makeChange(
    shopper,
    'set-quantity',
    { itemId, typed, ...(isStep ? { isStep } : {}) },
    {
      run: () =>
        changeCart(shopper, (cartId) =>
          api.cart.PUT('/cart/v1/cart/{basketId}/item', {
            params: { path: { basketId: cartId } },
            body: { cartId, itemId, qty: parsed.qty },
          }),
        ),
      answer: (cart) => answer(t, 'set-quantity', cart),
      isMade: ({ items }) => items.some(({ id, qty }) => id === itemId && qty === parsed.qty),
    },
  );
}

function remove(shopper: Shopper, form: FormData): Promise<CartAnswer> {
  const { api, t } = shopper;
  const itemId = field(form, 'itemId');
  const name = field(form, 'name').slice(0, 120);
  const productId = field(form, 'productId');
  const qty = Number(field(form, 'qty'));
  const canUndo = VARIANT.test(productId) && Number.isInteger(qty) && qty > 0;
  return makeChange(
    shopper,
    'remove',
    { itemId },
    {
      run: () =>
        changeCart(shopper, (cartId) => api.cart.DELETE('/cart/v1/item', { body: { cartId, itemId } })),
      answer: (cart) => ({
        ok: true,
        intent: 'remove',
        cart: toCartView(cart, t),
        text: t('cart.removed', { product: name }),
        ...(canUndo ? { removed: { productId, qty, name } } : {}),
      }),
      isMade: ({ items }) => !items.some(({ id }) => id === itemId),
    },
  );
}

function applyCode(shopper: Shopper, form: FormData): Promise<CartAnswer> {
  const { api, t } = shopper;
  const code = field(form, 'code').trim();
  if (code === '') {
    return Promise.resolve(
      refuse('apply-code', { ...PROMO_CODE, code: 'required', text: t('cart.promoMissing'), typed: '' }),
    );
  }
  if (code.length > 40) {
    return Promise.resolve(
      refuse('apply-code', formRefusal(t, 'cart.promo', { code: 'PRM130' }, { ...PROMO_CODE, typed: code })),
    );
  }
  const upper = code.toUpperCase();
  return makeChange(
    shopper,
    'apply-code',
    { typed: code },
    {
      run: () => changeCart(shopper, (cartId) => api.cart.PUT('/cart/v1/coupon', { body: { cartId, code } })),
      answer: (cart) => answer(t, 'apply-code', cart, { text: t('cart.promoApplied', { code: upper }) }),
      isMade: ({ couponItems }) => couponItems.some((coupon) => coupon.code.toUpperCase() === upper),
    },
  );
}

function removeCode(shopper: Shopper, form: FormData): Promise<CartAnswer> {
  const { api, t } = shopper;
  const code = field(form, 'code').slice(0, 40);
  return makeChange(
    shopper,
    'remove-code',
    {},
    {
      run: () =>
        changeCart(shopper, (cartId) => api.cart.DELETE('/cart/v1/coupon', { body: { cartId, code } })),
      answer: (cart) => answer(t, 'remove-code', cart, { text: t('cart.promoRemoved', { code }) }),
      isMade: ({ couponItems }) => !couponItems.some((coupon) => coupon.code === code),
    },
  );
}

const handlers: Readonly<Record<CartIntent, (shopper: Shopper, form: FormData) => Promise<CartAnswer>>> = {
  add,
  'set-quantity': setQuantity,
  remove,
  'apply-code': applyCode,
  'remove-code': removeCode,
};

/** Runs what a form of the cart asks for; undefined for a form that asks for nothing known. */
export function runCartAction(shopper: Shopper, form: FormData): Promise<CartAnswer> | undefined {
  const intent = INTENTS.find((each) => each === form.get('intent'));
  return intent === undefined ? undefined : handlers[intent](shopper, form);
}
