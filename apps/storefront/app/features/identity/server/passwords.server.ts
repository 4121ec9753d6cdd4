import { forgotPasswordSchema, passwordResetSchema, validate } from '@haberdash/validation';
import { data, redirect, redirectDocument } from 'react-router';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';
import { pageHead } from '../../../shared/seo/page-head.ts';
import { invalid, refused, refusedAs, typedValues } from './identity-form.server.ts';
import { readInvitation } from './invitation.server.ts';
import { say } from './said.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

const CODE = 'reset-code';
/** As long as the mailed link is good. */
const CODE_SECONDS = 30 * 60;
const CODE_SHAPE = /^[A-Za-z0-9_-]{20,200}$/;

/** The page that asks for the address of the account. */
export async function readForgotPassword(read: PrivateRead) {
  const { email } = readInvitation(read);
  return {
    head: pageHead(read, { title: read.t('identity.forgotTitle'), noIndex: true }),
    email: email ?? '',
    isSent: read.url.searchParams.has('sent'),
  };
}

/** Has a link mailed; whether the address has an account is told to nobody. */
export async function runForgotPassword(shopper: Shopper) {
  const { t, site, api } = shopper;
  const values = typedValues(await shopper.form());
  const form = validate(forgotPasswordSchema, values);
  if (!form.ok) return invalid(t, form.errors, values);
  try {
    await api.consumers.POST('/consumers-v3/consumer/resetpassword', { body: form.values });
  } catch (error) {
    return refused(t, 'identity.forgot-password', error, values);
  }
  throw redirect(`/${site.locale}/forgot-password?sent`, 303);
}

/** The page behind the mailed link. Its code leaves the address at once, for a sealed cookie. */
export async function readResetPassword(read: PrivateRead) {
  const { url, session, pathname, t } = read;
  const code = url.searchParams.get('code');
  if (code !== null) {
    session.setValue(CODE, CODE_SHAPE.test(code) ? code : undefined, CODE_SECONDS);
    throw redirect(pathname, 303);
  }
  const head = pageHead(read, { title: t('identity.resetTitle'), noIndex: true });
  const hasCode = session.value(CODE) !== undefined;
  return data({ head, hasCode }, { status: hasCode ? 200 : 410 });
}

/** Sets the new password with the code of the link; all sessions of the account have ended then. */
export async function runResetPassword(shopper: Shopper) {
  const { t, site, api, session } = shopper;
  const values = typedValues(await shopper.form());
  const form = validate(passwordResetSchema, values);
  if (!form.ok) return invalid(t, form.errors, values);
  const code = session.value(CODE);
  if (code === undefined) return refusedAs(t, 'identity.reset-password', 'AUT402', values);
  try {
    await api.consumers.POST('/consumers-v3/confirmforgotpassword', { body: { ...form.values, code } });
  } catch (error) {
    return refused(t, 'identity.reset-password', error, values);
  }
  session.setValue(CODE, undefined);
  say(session, ['password-set']);
  throw redirectDocument(`/${site.locale}/sign-in`, 303);
}
