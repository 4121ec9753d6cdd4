import { normalizeCode } from '@haberdash/validation';
import type { Cart } from '@haberdash/api-client/cart';
import { DEFAULT_QTY, parseQuantity, type QuantityFault } from '@haberdash/checkout';
import { textOf } from '../../../../shared/forms/form-texts.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import type { CartResult, CartIntent } from '../model/cart-result.ts';
import { cartIntentOf } from '../model/cart-intent.ts';
import { checkoutSession } from '../model/express-cart.ts';
import { changeCart } from './cart-calls.server.ts';
import { cartResult, FORM_OF, makeChange, reject, type CartShopper } from './cart-change.server.ts';
import { setDelivery } from './delivery-action.server.ts';
import { setGift } from './gift-action.server.ts';
import { addOrReserve } from './reserve-item.server.ts';
import { quantityFaultText } from './quantity-fault-text.server.ts';
import { gatherLines, confirmStores } from './store-change.server.ts';
import { rememberStore, storeOf } from './preferred-store.server.ts';
import { moveSaved, removeSaved, saveLine } from './saved-action.server.ts';

const VARIANT = /^[A-Z]{2}[A-Z0-9]{6,12}$/;
const RECIPE = /^[A-Za-z0-9_-]{1,60}$/;

type Typed = Pick<FormError, 'itemId' | 'typed' | 'isStep'>;

function recipeOf(form: FormData): { readonly recipeId?: string } {
  const recipeId = textOf(form, 'recipeId');
  return RECIPE.test(recipeId) ? { recipeId } : {};
}

/** Rejects an invalid quantity without a call. */
const rejectQuantity = (
  { t }: CartShopper,
  intent: 'add' | 'set-quantity',
  fault: QuantityFault,
  typed: Typed,
): Promise<CartResult> =>
  Promise.resolve(
    reject(intent, { code: fault, text: quantityFaultText(t, fault), ...FORM_OF[intent].at, ...typed }),
  );

function add(shopper: CartShopper, form: FormData): Promise<CartResult> {
  const { t, session } = shopper;
  const productId = textOf(form, 'productId');
  if (!VARIANT.test(productId)) {
    return Promise.resolve(
      reject('add', {
        ...FORM_OF.add.at,
        code: 'SIZE_MISSING',
        text: t('product.sizeMissing', { kind: 'clothing' }),
      }),
    );
  }
  const typed = textOf(form, 'qty') || String(DEFAULT_QTY);
  const parsed = parseQuantity(typed);
  if (!parsed.ok) return rejectQuantity(shopper, 'add', parsed.fault, { typed });
  const store = storeOf(form);
  return makeChange(
    shopper,
    'add',
    { typed },
    {
      run: () =>
        addOrReserve(
          shopper,
          { productId, qty: parsed.qty, ...store, ...recipeOf(form) },
          { isShownByBag: textOf(form, 'then') === 'cart' },
        ),
      result: (cart) =>
        cartResult(shopper, 'add', cart, {
          text: t('cart.addedShort'),
          addedProductId: productId,
          ...rememberStore(session, store.storeId, textOf(form, 'storeName').slice(0, 80)),
        }),
    },
  );
}

/** Only the response to the change names the withdrawn bonus products. */
function withdrawnGifts({ customerNotifications }: Cart): { readonly withdrawn?: string } {
  const texts = customerNotifications.flatMap(({ type, message }) =>
    type === 'BonusProductWithdrawn' ? [message] : [],
  );
  return texts.length === 0 ? {} : { withdrawn: texts.join(' ') };
}

/** Announcement of the new quantity (spec 1 §8, `cartItemQuantityEdited`). */
function quantityText({ t }: CartShopper, { items }: Cart, itemId: string): string {
  const line = items.find(({ id }) => id === itemId);
  return line === undefined
    ? t('cart.quantityChangedPlain')
    : t('cart.quantityChanged', { product: line.name, qty: line.qty });
}

function setQuantity(shopper: CartShopper, form: FormData): Promise<CartResult> {
  const { api } = shopper;
  const itemId = textOf(form, 'itemId');
  const typed = textOf(form, 'qty');
  const step = Number(textOf(form, 'qtyStep'));
  const isStep = Number.isInteger(step) && step !== 0;
  const entered = isStep ? String(Number(typed) + step) : typed;
  const parsed = parseQuantity(entered);
  if (!parsed.ok) return rejectQuantity(shopper, 'set-quantity', parsed.fault, { itemId, typed });
  // A step returns the previous number, so that pressing again repeats the same step.
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
      result: (cart) =>
        cartResult(shopper, 'set-quantity', cart, {
          text: quantityText(shopper, cart, itemId),
          ...withdrawnGifts(cart),
        }),
      isMade: ({ items }) => items.some(({ id, qty }) => id === itemId && qty === parsed.qty),
    },
  );
}

function remove(shopper: CartShopper, form: FormData): Promise<CartResult> {
  const { api, t } = shopper;
  const itemId = textOf(form, 'itemId');
  const name = textOf(form, 'name').slice(0, 120);
  const productId = textOf(form, 'productId');
  const qty = Number(textOf(form, 'had') || textOf(form, 'qty'));
  const canUndo = VARIANT.test(productId) && Number.isInteger(qty) && qty > 0;
  return makeChange(
    shopper,
    'remove',
    { itemId },
    {
      run: () =>
        changeCart(shopper, (cartId) => api.cart.DELETE('/cart/v1/item', { body: { cartId, itemId } })),
      result: (cart) =>
        cartResult(shopper, 'remove', cart, {
          text: [
            t('cart.removed', { product: name }),
            withdrawnGifts(cart).withdrawn,
            canUndo && textOf(form, 'options') === 'on' ? t('cart.undoWithoutOptions') : undefined,
          ]
            .filter((sentence) => sentence !== undefined)
            .join(' '),
          ...(canUndo ? { removed: { productId, qty, name, ...recipeOf(form) } } : {}),
        }),
      isMade: ({ items }) => !items.some(({ id }) => id === itemId),
    },
  );
}

function applyCode(shopper: CartShopper, form: FormData): Promise<CartResult> {
  const { api, t } = shopper;
  const typed = textOf(form, 'code').trim();
  const code = normalizeCode(typed);
  if (code === '') {
    return Promise.resolve(
      reject('apply-code', {
        ...FORM_OF['apply-code'].at,
        code: 'required',
        text: t('cart.promoMissing'),
        typed: '',
      }),
    );
  }
  if (code.length > 40) {
    return Promise.resolve(
      reject(
        'apply-code',
        toFormError(t, 'cart.promo', { code: 'PRM130' }, { ...FORM_OF['apply-code'].at, typed }),
      ),
    );
  }
  return makeChange(
    shopper,
    'apply-code',
    { typed },
    {
      run: () => changeCart(shopper, (cartId) => api.cart.PUT('/cart/v1/coupon', { body: { cartId, code } })),
      result: (cart) => cartResult(shopper, 'apply-code', cart, { text: t('cart.promoApplied', { code }) }),
      isMade: ({ couponItems }) => couponItems.some((coupon) => coupon.code.toUpperCase() === code),
    },
  );
}

function removeCode(shopper: CartShopper, form: FormData): Promise<CartResult> {
  const { api, t } = shopper;
  const code = textOf(form, 'code').slice(0, 40);
  return makeChange(
    shopper,
    'remove-code',
    {},
    {
      run: () =>
        changeCart(shopper, (cartId) => api.cart.DELETE('/cart/v1/coupon', { body: { cartId, code } })),
      result: (cart) => cartResult(shopper, 'remove-code', cart, { text: t('cart.promoRemoved', { code }) }),
      isMade: ({ couponItems }) => !couponItems.some((coupon) => coupon.code === code),
    },
  );
}

const handlers: Readonly<Record<CartIntent, (shopper: CartShopper, form: FormData) => Promise<CartResult>>> =
  {
    add,
    'set-quantity': setQuantity,
    remove,
    'apply-code': applyCode,
    'remove-code': removeCode,
    save: saveLine,
    move: moveSaved,
    'remove-saved': removeSaved,
    delivery: setDelivery,
    gift: setGift,
    gather: gatherLines,
    'keep-stores': confirmStores,
  };

/** Runs the intent of a cart form; undefined for an unknown one. */
export function runCartAction(shopper: CartShopper, form: FormData): Promise<CartResult> | undefined {
  const intent = cartIntentOf(form);
  // The keys of the table are the intents.
  if (!Object.hasOwn(handlers, intent)) return undefined;
  const session = textOf(form, 'of') === 'checkout' ? checkoutSession(shopper.session) : shopper.session;
  return handlers[intent as CartIntent]({ ...shopper, session }, form);
}
