import type { Cart } from '@haberdash/api-client/cart';
import { DEFAULT_MAX_QTY, DEFAULT_QTY, parseQuantity, refusalOf, type Refusal } from '@haberdash/checkout';
import { redirect } from 'react-router';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';
import type { CartAnswer, CartIntent, CartRefusal, ReplacedCart } from '../model/cart-answer.ts';
import { addToCart, changeCart } from './cart-calls.server.ts';
import { toCartView } from '../model/cart-view.ts';
import { isFailedRead } from './form-answer.server.ts';
import { replacedCart } from '../model/replaced-cart.ts';
import { addRefusalText, cartRefusalText, quantityFaultText } from './refusal-text.server.ts';

type Shopper = Pick<PrivateRead, 'api' | 'session' | 't' | 'site'>;

const VARIANT = /^[A-Z]{2}[A-Z0-9]{6,12}$/;
const INTENTS: readonly CartIntent[] = ['add', 'set-quantity', 'remove', 'apply-code', 'remove-code'];

const field = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const refuse = (intent: CartIntent, refusal: CartRefusal): CartAnswer => ({ ok: false, intent, refusal });

/** Where a form stands; what is said of a call that nobody judged, or nobody answered, is said there. */
const FORM_OF = {
  add: 'size',
  'set-quantity': 'line',
  remove: 'top',
  'apply-code': 'promo-code',
  'remove-code': 'top',
} as const satisfies Record<CartIntent, CartRefusal['at']>;

function placeOf(intent: CartIntent, refusal: Refusal): CartRefusal['at'] {
  // Nothing about the cart was judged, so it is told at the form that was sent too often.
  if (intent === 'add' || refusal.code === 'API429') return FORM_OF[intent];
  if (intent === 'apply-code') return 'promo-code';
  if (refusal.place === 'promo-code') return 'promo-code';
  return refusal.place === 'line' ? 'line' : 'top';
}

/** Runs a change and turns a refusal, and a call without an answer, into words at their place. */
async function attempt(
  { t, site }: Shopper,
  intent: CartIntent,
  typed: { readonly itemId?: string; readonly typed?: string },
  run: () => Promise<CartAnswer>,
): Promise<CartAnswer> {
  try {
    return await run();
  } catch (error) {
    // A server that fails may have made the change before it did: nobody knows, as without an answer.
    if (isFailedRead(error)) {
      return refuse(intent, {
        at: FORM_OF[intent],
        code: 'NO_ANSWER',
        text: t(intent === 'remove' ? 'cart.removeFailed' : 'cart.noAnswer'),
        ...typed,
      });
    }
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    // Another tab has removed the line: the bag is shown as it is now, and says so.
    if (typed.itemId !== undefined && refusal.code === 'ITEM_NO_LONGER_AVAILABLE') {
      throw redirect(`/${site.locale}/cart?done=gone`, 303);
    }
    const text = intent === 'add' ? addRefusalText(t, refusal) : cartRefusalText(t, refusal);
    return refuse(intent, { at: placeOf(intent, refusal), code: refusal.code, text, ...typed });
  }
}

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
  const { api, t } = shopper;
  const productId = field(form, 'productId');
  if (!VARIANT.test(productId)) {
    return Promise.resolve(
      refuse('add', { at: 'size', code: 'SIZE_MISSING', text: t('product.sizeMissing') }),
    );
  }
  const typed = field(form, 'qty') || String(DEFAULT_QTY);
  const parsed = parseQuantity(typed);
  if (!parsed.ok) {
    const text = quantityFaultText(t, parsed.fault);
    return Promise.resolve(refuse('add', { at: 'size', code: parsed.fault, text, typed }));
  }
  return attempt(shopper, 'add', { typed }, async () => {
    const changed = await addToCart(shopper, (cartId) =>
      api.cart.POST('/cart/v1/item', {
        body: [{ cartId, productId, qty: parsed.qty, maxQty: DEFAULT_MAX_QTY }],
      }),
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
  const wanted = Number.isInteger(step) && step !== 0 ? String(Number(typed) + step) : typed;
  const parsed = parseQuantity(wanted);
  if (!parsed.ok) {
    const text = quantityFaultText(t, parsed.fault);
    return Promise.resolve(refuse('set-quantity', { at: 'line', code: parsed.fault, text, itemId, typed }));
  }
  return attempt(shopper, 'set-quantity', { itemId, typed: wanted }, async () => {
    const cart = await changeCart(shopper, (cartId) =>
      api.cart.PUT('/cart/v1/cart/{basketId}/item', {
        params: { path: { basketId: cartId } },
        body: { cartId, itemId, qty: parsed.qty },
      }),
    );
    return answer(shopper.t, 'set-quantity', cart);
  });
}

function remove(shopper: Shopper, form: FormData): Promise<CartAnswer> {
  const itemId = field(form, 'itemId');
  return attempt(shopper, 'remove', { itemId }, async () => {
    const cart = await changeCart(shopper, (cartId) =>
      shopper.api.cart.DELETE('/cart/v1/item', { body: { cartId, itemId } }),
    );
    const name = field(form, 'name').slice(0, 120);
    const productId = field(form, 'productId');
    const { qty } = { qty: Number(field(form, 'qty')) };
    const canUndo = VARIANT.test(productId) && Number.isInteger(qty) && qty > 0;
    return {
      ok: true,
      intent: 'remove',
      cart: toCartView(cart, shopper.t),
      text: shopper.t('cart.removed', { product: name }),
      ...(canUndo ? { removed: { productId, qty, name } } : {}),
    };
  });
}

function applyCode(shopper: Shopper, form: FormData): Promise<CartAnswer> {
  const { api, t } = shopper;
  const code = field(form, 'code').trim();
  if (code === '') {
    return Promise.resolve(
      refuse('apply-code', { at: 'promo-code', code: 'required', text: t('cart.promoMissing'), typed: '' }),
    );
  }
  if (code.length > 40) {
    return Promise.resolve(
      refuse('apply-code', { at: 'promo-code', code: 'PRM130', text: t('cart.promoInvalid'), typed: code }),
    );
  }
  return attempt(shopper, 'apply-code', { typed: code }, async () => {
    const cart = await changeCart(shopper, (cartId) =>
      api.cart.PUT('/cart/v1/coupon', { body: { cartId, code } }),
    );
    return answer(t, 'apply-code', cart, { text: t('cart.promoApplied', { code: code.toUpperCase() }) });
  });
}

function removeCode(shopper: Shopper, form: FormData): Promise<CartAnswer> {
  const { api, t } = shopper;
  const code = field(form, 'code').slice(0, 40);
  return attempt(shopper, 'remove-code', {}, async () => {
    const cart = await changeCart(shopper, (cartId) =>
      api.cart.DELETE('/cart/v1/coupon', { body: { cartId, code } }),
    );
    return answer(t, 'remove-code', cart, { text: t('cart.promoRemoved', { code }) });
  });
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
