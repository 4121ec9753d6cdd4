import { ApiError } from '@haberdash/api-client';
import { signInSchema, validate } from '@haberdash/validation';
import { redirect, redirectDocument } from 'react-router';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import { captchaResponse } from '../../../../shared/captcha/captcha-response.ts';
import { captchaFrame } from '../../../../shared/captcha/captcha.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { pathAfter, refererPath, shopPath } from '../model/return-path.ts';
import { signInTarget } from './employee-terms.server.ts';
import { enterShop } from './enter.server.ts';
import { invalid, rejected, rejectedAs } from './identity-form.server.ts';
import { readInvitation } from '../../../../shared/session/invitation.ts';
import { isOrderPending, lastOrder, orderOfForm } from './pending-order.server.ts';
import { consumeSignInReason } from './flash-messages.server.ts';
import { challengePasskey, enterWithPasskey } from './passkey.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

/** The redirect target: the requested page, the account for a pending order, else the previous page (spec 1 §2). */
export function targetOf(read: PrivateRead): string {
  const { site, url, request } = read;
  const requested = shopPath(site, url.searchParams.get('redirect'));
  if (requested !== undefined) return requested;
  return isOrderPending(read) ? `/${site.locale}/account` : pathAfter(site, refererPath(request, url));
}

export function redirectSignedIn(read: PrivateRead): void {
  const { session, site, url } = read;
  if (session.consumer() === undefined) return;
  throw redirect(shopPath(site, url.searchParams.get('redirect')) ?? `/${site.locale}/account`, 303);
}

export async function readSignIn(read: PrivateRead) {
  const { email } = readInvitation(read);
  redirectSignedIn(read);
  const order = isOrderPending(read) ? await lastOrder(read) : undefined;
  return {
    head: pageHead(read, { title: read.t('identity.signIn'), noIndex: true }),
    target: targetOf(read),
    email: email ?? '',
    orderNumber: order?.orderNumber,
    reason: consumeSignInReason(read),
    captcha: captchaFrame(),
  };
}

/** Signs in; the new page is a new document, so that nothing of the guest stays in the browser's memory. */
export async function runSignIn(shopper: Shopper) {
  const { t } = shopper;
  const values = textValues(await shopper.form());
  if (values['passkey'] === 'options') return challengePasskey(shopper);
  if (values['passkey'] === 'signed') {
    const formError = await enterWithPasskey(shopper, values);
    if (formError !== undefined) return formError;
    throw led(shopper, values['target']);
  }
  const form = validate(signInSchema, values);
  if (!form.ok) return invalid(t, form.errors, values);
  const { email: username, password } = form.values;
  try {
    const brought = await orderOfForm(shopper, values);
    const isIn = await enterShop(
      shopper,
      { username, password, captcha: captchaResponse(values, 'login'), ...brought },
      'signed-in',
    );
    if (!isIn) return rejectedAs(t, 'identity.sign-in', 'NOT_SIGNED_IN', values);
  } catch (error) {
    // A password that cannot exist is as wrong as any other.
    if (isNoPassword(error)) return rejectedAs(t, 'identity.sign-in', 'AUT418', values);
    return rejected(t, 'identity.sign-in', error, values);
  }
  throw led(shopper, values['target']);
}

const isNoPassword = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.errorId === 'API400' &&
  error.details.some(({ field }) => field === 'password');

const led = ({ site, session }: Shopper, target: string | undefined): Response =>
  redirectDocument(signInTarget(site, session.consumer(), shopPath(site, target) ?? `/${site.locale}`), 303);
