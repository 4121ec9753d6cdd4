import * as v from 'valibot';
import { emailField, verbatim } from './fields.ts';
import { password } from './password.ts';
import { checkValue, differentFrom, required, sameAs } from './rules.ts';
import { rejecting } from './validate.ts';

// Types, not interfaces: valibot requires an index signature.
type Repeated = {
  readonly newPassword: string;
  readonly confirmPassword: string;
};

type Changed = {
  readonly currentPassword: string;
  readonly newPassword: string;
};

const repeated = /* @__PURE__ */ rejecting(({ newPassword, confirmPassword }: Repeated) =>
  checkValue(confirmPassword, [sameAs(newPassword)]),
);
const changed = /* @__PURE__ */ rejecting(({ currentPassword, newPassword }: Changed) =>
  checkValue(newPassword, [differentFrom(currentPassword)]),
);

const newPassword = /* @__PURE__ */ verbatim([required, password]);
const present = /* @__PURE__ */ verbatim([required]);

/** Forgotten password: the e-mail address of the account (spec 1 §2, §7). */
export const forgotPasswordSchema = /* @__PURE__ */ v.object({ email: emailField });

/** Password reset: a new password, repeated (spec 1 §5). */
export const passwordResetSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.object({ newPassword, confirmPassword: present }),
  /* @__PURE__ */ v.forward(
    /* @__PURE__ */ v.partialCheck([['newPassword'], ['confirmPassword']], repeated),
    ['confirmPassword'],
  ),
);

/** Password change: the current and a different new one, repeated (spec 1 §5, §8: AUT450 to AUT452). */
export const passwordChangeSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.object({ currentPassword: present, newPassword, confirmPassword: present }),
  /* @__PURE__ */ v.forward(/* @__PURE__ */ v.partialCheck([['currentPassword'], ['newPassword']], changed), [
    'newPassword',
  ]),
  /* @__PURE__ */ v.forward(
    /* @__PURE__ */ v.partialCheck([['newPassword'], ['confirmPassword']], repeated),
    ['confirmPassword'],
  ),
);
