import * as v from 'valibot';
import { checkbox, emailField, line, verbatim, wholeNumber } from './fields.ts';
import { maxLength, required } from './rules.ts';
import { normalizeCode } from './text.ts';

/** How much of one product a line of the cart may hold where the product sets no limit (spec 1 §9). */
export const DEFAULT_MAX_QTY = 999_999;

/** Sign-in: an e-mail address of at most 100 signs and a password, whatever rules it was once made by (spec 1 §5). */
export const signInSchema = /* @__PURE__ */ v.object({
  email: emailField,
  password: /* @__PURE__ */ verbatim([required]),
});

/** The e-mail address of a guest's order, with the newsletter box beside it (spec 1 §3). */
export const contactEmailSchema = /* @__PURE__ */ v.object({
  email: emailField,
  newsletterConsent: /* @__PURE__ */ checkbox(),
});

/** A promo code as it is compared (spec 1 §7). */
export const couponSchema = /* @__PURE__ */ v.object({
  code: /* @__PURE__ */ line([required, /* @__PURE__ */ maxLength(64)], normalizeCode),
});

/**
 * A gift card by its code and, where cards have one, its PIN; blanks and hyphens that group them do not count
 * (spec 1 §7).
 */
export const giftCardSchema = /* @__PURE__ */ v.object({
  code: /* @__PURE__ */ line([required, /* @__PURE__ */ maxLength(32)], withoutGroups),
  pin: /* @__PURE__ */ line([/* @__PURE__ */ maxLength(12)], withoutGroups),
});

/** A quantity alone: 1 by default, at most what the product allows (spec 1 §5, §9). */
export function quantitySchema(maxQty: number = DEFAULT_MAX_QTY) {
  return v.object({ qty: wholeNumber(1, maxQty, 1) });
}

/** What is put into the cart: a product, a quantity, and where it is picked up (spec 1 §5, §7). */
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
