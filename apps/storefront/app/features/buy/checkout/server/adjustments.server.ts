import type { NewPriceAdjustment } from '@haberdash/api-client/cart';
import { data, redirect } from 'react-router';
import { markFormResponse, readUnlessFormResponse } from '../../cart/index.server.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { consumePageFlash, redirectWithFlash } from '../../../../shared/session/flash.ts';
import { readStoreSession, type StoreSession } from '../../../../shared/session/store-session.ts';
import { WHOLE_ORDER } from '../model/adjustment.ts';
import { requireCart } from './checkout-cart.server.ts';
import { stepErrors } from './step-errors.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };
type Values = Readonly<Record<string, string>>;

const SURFACE = 'checkout.adjustment';
/** The kinds of a price adjustment, and why one is given (spec 1 §7). */
const TYPES = ['PERCENTAGE', 'AMOUNT', 'FIXED_PRICE'] as const;
const REASONS = ['DAMAGED', 'PRICE_MATCH', 'GOODWILL', 'OTHER'] as const;
const ID = /^[A-Za-z0-9-]{1,60}$/;

/** Only a store employee changes prices. */
function storeOf({ session, site }: PrivateRead): StoreSession {
  const store = readStoreSession(session);
  if (store === undefined) throw redirect(`/${site.locale}/associate-login`, 303);
  return store;
}

/** The lines of the cart and what was taken off their prices already; neither where a form is answered and the cart cannot be read. */
export async function readAdjustments(read: PrivateRead) {
  storeOf(read);
  const page = await readUnlessFormResponse(read, () => requireCart(read));
  const { items = [], price_adjustments: adjustments = [] } = page?.cart ?? {};
  const isLowered = (line: string | undefined) => adjustments.some(({ itemId }) => itemId === line);
  const nameOf = (itemId: string | undefined) => items.find(({ id }) => id === itemId)?.name;
  return {
    head: pageHead(read, { title: read.t('payment.adjustTitle'), noIndex: true }),
    isRead: page !== undefined,
    currency: page?.cart.currency ?? read.site.currency,
    done: consumeFlashText(read),
    /** Something is lowered once: what is lowered already is given up first. */
    canLowerOrder: !isLowered(undefined),
    lines: items
      .filter(({ bonus, id }) => !bonus && !isLowered(id))
      .map(({ id, name, qty }) => ({ id, name, qty })),
    adjustments: adjustments.map(({ adjustmentId, itemId, amount, reason }) => ({
      id: adjustmentId,
      name: nameOf(itemId),
      amount,
      reason,
    })),
  };
}

const FLASH_TEXTS = { lowered: 'payment.adjustDone', removed: 'payment.adjustRemoved' } as const;

function consumeFlashText(read: Pick<PrivateRead, 'session' | 't' | 'pathname'>): string | undefined {
  const code = consumePageFlash(read);
  return code === 'lowered' || code === 'removed' ? read.t(FLASH_TEXTS[code]) : undefined;
}

export interface AdjustmentResult {
  readonly formErrors: readonly FormError[];
  readonly values: Values;
}

const valueOf = (typed: string): number | undefined => {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,7}(?:\.\d{1,3})?$/.test(text) ? Number(text) : undefined;
};

function bodyOf({ storeId, storeEmployeeId }: StoreSession, values: Values): NewPriceAdjustment | undefined {
  const { item = WHOLE_ORDER } = values;
  const type = TYPES.find((each) => each === values['type']);
  const reason = REASONS.find((each) => each === values['reason']);
  const value = valueOf(values['value'] ?? '');
  if (type === undefined || reason === undefined || value === undefined || !ID.test(item)) return undefined;
  const line = item === WHOLE_ORDER ? {} : { itemId: item };
  return { ...line, type, value, reason, inStoreSalesInfo: { storeId, storeEmployeeId } };
}

/** Takes something off a price with its reason, or gives that up again. */
export async function runAdjustments(shopper: Shopper) {
  const { t, api, correlationId } = shopper;
  const store = storeOf(shopper);
  const values = textValues(await shopper.form());
  const isRemoval = values['intent'] === 'remove-adjustment';
  markFormResponse(shopper);
  try {
    const { cart } = await requireCart(shopper);
    const basketId = cart.id;
    if (isRemoval) {
      const adjustmentId = values['adjustment'] ?? '';
      if (!ID.test(adjustmentId)) throw fault('bad-address', correlationId);
      await api.cart.DELETE('/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}', {
        params: { path: { basketId, adjustmentId } },
      });
    } else {
      const body = bodyOf(store, values);
      const at = { place: 'field', field: 'value' } as const;
      if (body === undefined)
        return data<AdjustmentResult>(
          { formErrors: [toFormError(t, SURFACE, { code: 'VALUE_INVALID' }, at)], values },
          { status: 400 },
        );
      await api.cart.POST('/cart/v1/cart/{basketId}/price_adjustments', {
        params: { path: { basketId } },
        body,
      });
    }
  } catch (error) {
    const formErrors = stepErrors(shopper, SURFACE, error).map((each): FormError => ({
      ...each,
      place: 'field',
      field: 'value',
    }));
    return data<AdjustmentResult>({ formErrors, values }, { status: 409 });
  }
  throw redirectWithFlash<keyof typeof FLASH_TEXTS>(
    shopper,
    'checkout/adjustments',
    isRemoval ? 'removed' : 'lowered',
  );
}
