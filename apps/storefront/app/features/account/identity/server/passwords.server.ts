import { forgotPasswordSchema, passwordResetSchema, validate } from '@haberdash/validation';
import { ApiError } from '@haberdash/api-client';
import { data, redirect, redirectDocument } from 'react-router';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import { captchaBody } from '../../../../shared/captcha/captcha-response.ts';
import { captchaFrame } from '../../../../shared/captcha/captcha.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { invalid, rejected, rejectedAs } from './identity-form.server.ts';
import { readInvitation } from '../../../../shared/session/invitation.ts';
import { mailedCode, consumeCode, type MailedCodeKind } from './mailed-code.server.ts';
import { setFlashMessages } from './flash-messages.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

const CODE: MailedCodeKind = {
  name: 'reset-code',
  shape: /^[A-Za-z0-9_-]{20,200}$/,
  seconds: 30 * 60,
};

/** The code of a link that was used already or has expired. */
const LINK_ENDED = 'AUT402';

export async function readForgotPassword(read: PrivateRead) {
  const { email } = readInvitation(read);
  return {
    head: pageHead(read, { title: read.t('identity.forgotTitle'), noIndex: true }),
    email: email ?? '',
    captcha: captchaFrame(),
    isSent: read.url.searchParams.has('sent'),
  };
}

/** Has a link mailed; the page does not show whether the address has an account. */
export async function runForgotPassword(shopper: Shopper) {
  const { t, site, api } = shopper;
  const values = textValues(await shopper.form());
  const form = validate(forgotPasswordSchema, values);
  if (!form.ok) return invalid(t, form.errors, values);
  try {
    await api.consumers.POST('/consumers-v3/consumer/resetpassword', {
      body: { ...form.values, ...captchaBody(values, 'login') },
    });
  } catch (error) {
    return rejected(t, 'identity.forgot-password', error, values);
  }
  throw redirect(`/${site.locale}/forgot-password?sent`, 303);
}

export async function readResetPassword(read: PrivateRead) {
  const hasCode = mailedCode(read, CODE) !== undefined;
  const head = pageHead(read, { title: read.t('identity.resetTitle'), noIndex: true });
  return data({ head, hasCode, captcha: captchaFrame() }, { status: hasCode ? 200 : 410 });
}

/** Sets the new password with the code of the link; all sessions of the account have ended then. */
export async function runResetPassword(shopper: Shopper) {
  const { t, site, api, session } = shopper;
  const values = textValues(await shopper.form());
  const form = validate(passwordResetSchema, values);
  if (!form.ok) return invalid(t, form.errors, values);
  const code = session.value(CODE.name);
  if (code === undefined) return rejectedAs(t, 'identity.reset-password', LINK_ENDED, values);
  try {
    await api.consumers.POST('/consumers-v3/confirmforgotpassword', {
      body: { ...form.values, code, ...captchaBody(values, 'login') },
    });
  } catch (error) {
    if (error instanceof ApiError && error.errorId === LINK_ENDED) consumeCode(session, CODE);
    return rejected(t, 'identity.reset-password', error, values, { password: 'newPassword' });
  }
  consumeCode(session, CODE);
  setFlashMessages(session, ['password-set']);
  throw redirectDocument(`/${site.locale}/sign-in`, 303);
}
