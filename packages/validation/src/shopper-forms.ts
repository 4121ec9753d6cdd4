import * as v from 'valibot';
import { checkbox, emailField, line, paragraphs, requiredCheckbox } from './fields.ts';
import { maxLength, minLength, name, required } from './rules.ts';
import { normalizeCode } from './text.ts';

/** Maximum length of a contact message (our own rule). */
export const MESSAGE_LIMIT = 2_000;

/** The newsletter form: an e-mail address and the policy box (spec 3 §5). */
export const newsletterSchema = /* @__PURE__ */ v.object({
  email: emailField,
  policy: /* @__PURE__ */ checkbox([requiredCheckbox]),
});

/** The contact form: sender, topic, and the message as typed (spec 1 §2, §7). */
export const contactSchema = /* @__PURE__ */ v.object({
  firstName: /* @__PURE__ */ person(),
  lastName: /* @__PURE__ */ person(),
  email: emailField,
  category: /* @__PURE__ */ line([required]),
  subject: /* @__PURE__ */ line([required]),
  orderNumber: /* @__PURE__ */ line([/* @__PURE__ */ maxLength(40)], normalizeCode),
  message: /* @__PURE__ */ paragraphs([required, /* @__PURE__ */ maxLength(MESSAGE_LIMIT)]),
});

function person() {
  return line([required, minLength(2), maxLength(30), name]);
}
