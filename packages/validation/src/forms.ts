import * as v from 'valibot';
import { checkbox, emailField, line, verbatim, wholeNumber } from './fields.ts';
import { maxLength, required } from './rules.ts';
import { normalizeCode } from './text.ts';

/** Default maximum quantity of a cart line (spec 1 §9). */
export const DEFAULT_MAX_QTY = 999_999;

/** Sign-in: an e-mail address of at most 100 characters and a password under any rules (spec 1 §5). */
export const signInSchema = /* @__PURE__ */ v.object({
  email: emailField,
  password: /* @__PURE__ */ verbatim([required]),
});

/** The e-mail address of a guest's order, with the newsletter box (spec 1 §3). */
export const contactEmailSchema = /* @__PURE__ */ v.object({
  email: emailField,
  newsletterConsent: /* @__PURE__ */ checkbox(),
});

/** A promo code, normalised for comparison (spec 1 §7). */
export const couponSchema = /* @__PURE__ */ v.object({
  code: /* @__PURE__ */ line([required, /* @__PURE__ */ maxLength(64)], normalizeCode),
});

/** A gift card by code and, for cards with one, PIN; blanks and hyphens are ignored (spec 1 §7). */
export const giftCardSchema = /* @__PURE__ */ v.object({
  code: /* @__PURE__ */ line([required, /* @__PURE__ */ maxLength(32)], withoutGroups),
  pin: /* @__PURE__ */ line([/* @__PURE__ */ maxLength(12)], withoutGroups),
});

/** A quantity: 1 by default, at most the product's limit (spec 1 §5, §9). */
export function quantitySchema(maxQty: number = DEFAULT_MAX_QTY) {
  return v.object({ qty: wholeNumber(1, maxQty, 1) });
}

/** An item for the cart: product, quantity and pickup store (spec 1 §5, §7). */
export function addToCartSchema(maxQty: number = DEFAULT_MAX_QTY) {
  return v.object({
    productId: line([required, maxLength(64)]),
    qty: wholeNumber(1, maxQty, 1),
    storeId: line([maxLength(64)]),
  });
}

function withoutGroups(value: string): string {
  return normalizeCode(value).replaceAll('-', '');
}
