import type { Translator } from '../../../../shared/i18n/translator.ts';
import { isOrderNumber } from './order-path.ts';
import type { CartResult, ReplacedCart } from './cart-result.ts';
import { lostCartNotice } from './replaced-cart.ts';
import type { DoneNotice } from '../components/UndoNotice.tsx';
import type { CartView } from './cart-view.ts';

/** The cart page after a form without script; its address holds no personal data. */
export function donePath(home: string, result: Extract<CartResult, { ok: true }>): string {
  const query = new URLSearchParams({ done: result.intent });
  const product = result.addedProductId ?? result.removed?.productId;
  if (product !== undefined) query.set('product', product);
  if (result.removed !== undefined) query.set('qty', String(result.removed.qty));
  if (result.removed?.recipeId !== undefined) query.set('recipe', result.removed.recipeId);
  if (result.storeChanged !== undefined) query.set('store', 'changed');
  const replaced = result.replaced === undefined ? '' : `&${replacedQuery(result.replaced)}`;
  return `${home}/cart?${query}${replaced}`;
}

/** Query of the cart page for a replaced cart. */
export const replacedQuery = ({ loss, orderNumber }: ReplacedCart): string =>
  `replaced=${orderNumber ?? loss ?? 'lost'}`;

/** The notice of a removal; none once the line is back, so that undo runs once. */
export function removalNotice(
  { text = '', removed }: Extract<CartResult, { ok: true }>,
  cart: Pick<CartView, 'items'> | undefined,
): DoneNotice | undefined {
  const isBack = cart?.items.some(
    ({ productId, recipeId, bonus }) =>
      productId === removed?.productId && recipeId === removed.recipeId && !bonus,
  );
  return isBack === true ? undefined : { text, undo: removed, takesFocus: true };
}

const addedText = (t: Translator, product: string, isStoreChanged: boolean): string => {
  const added = t('cart.added', { product });
  return isStoreChanged ? `${added}. ${t('cart.storeChangedPlain')}` : added;
};

/** Parses what `donePath` wrote; ignores invalid values. */
export function doneNotice(
  t: Translator,
  query: URLSearchParams,
  cart: CartView | undefined,
): DoneNotice | undefined {
  const productId = query.get('product') ?? '';
  const recipe = query.get('recipe') ?? '';
  const design = /^[A-Za-z0-9_-]{1,60}$/.test(recipe) ? { recipeId: recipe } : {};
  const line = cart?.items.find(
    (each) => each.productId === productId && (recipe === '' || each.recipeId === recipe),
  );
  switch (query.get('done')) {
    case 'add':
      return line === undefined ? undefined : { text: addedText(t, line.name, query.has('store')) };
    case 'remove': {
      if (line !== undefined) return undefined;
      const qty = Number(query.get('qty'));
      const canUndo = /^[A-Z]{2}[A-Z0-9]{6,12}$/.test(productId) && Number.isInteger(qty) && qty > 0;
      return { text: t('cart.removedPlain'), ...(canUndo ? { undo: { productId, qty, ...design } } : {}) };
    }
    case 'set-quantity':
      return { text: t('cart.quantityChangedPlain') };
    case 'save':
      return { text: t('cart.savedPlain') };
    case 'move':
      return { text: t('cart.movedPlain') };
    case 'linked': {
      const count = Number(query.get('rejected_lines'));
      return { text: t('cart.linked', { count: Number.isInteger(count) && count > 0 ? count : 0 }) };
    }
    case 'gift':
      return { text: t('cart.giftSaved') };
    case 'delivery':
      return { text: t('cart.deliverySavedPlain') };
    case 'gather':
      return { text: t('cart.gatheredPlain') };
    case 'keep-stores':
      return { text: t('cart.storesKept') };
    case 'remove-saved':
      return { text: t('cart.removedSavedPlain') };
    case 'gone':
      return { text: t('cart.itemGone') };
    default:
      return undefined;
  }
}

export function replacedNotice(t: Translator, query: URLSearchParams): ReplacedCart | undefined {
  const replaced = query.get('replaced');
  if (replaced === null) return undefined;
  const loss = replaced === 'invalid-customer' ? replaced : 'cart-not-found';
  return lostCartNotice(t, { loss, ...(isOrderNumber(replaced) ? { orderNumber: replaced } : {}) });
}
