import { signInSchema, validate } from '@haberdash/validation';
import { redirect, redirectDocument } from 'react-router';
import { captchaAnswer } from '../../../shared/captcha/captcha-answer.ts';
import { captchaFrame } from '../../../shared/captcha/captcha.server.ts';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';
import { pageHead } from '../../../shared/seo/page-head.ts';
import { pathAfter, refererPath, shopPath } from '../model/return-path.ts';
import { wayIn } from './employee-terms.server.ts';
import { enterShop } from './enter.server.ts';
import { invalid, refused, refusedAs, typedValues } from './identity-form.server.ts';
import { readInvitation } from './invitation.server.ts';
import { takeReasonToSignIn } from './said.server.ts';
import { challengePasskey, enterWithPasskey } from './passkey.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

/** Where the form leads when it is done: what was asked for, else back to where the shopper was (reading of spec 1 §2). */
export const targetOf = ({ site, url, request }: PrivateRead): string =>
  shopPath(site, url.searchParams.get('redirect')) ?? pathAfter(site, refererPath(request, url));

/** Whoever has signed in already is led on. */
export function leadOn(read: PrivateRead): void {
  const { session, site, url } = read;
  if (session.consumer() === undefined) return;
  throw redirect(shopPath(site, url.searchParams.get('redirect')) ?? `/${site.locale}/account`, 303);
}

/** The sign-in page. */
export async function readSignIn(read: PrivateRead) {
  const { email } = readInvitation(read);
  leadOn(read);
  return {
    head: pageHead(read, { title: read.t('identity.signIn'), noIndex: true }),
    target: targetOf(read),
    email: email ?? '',
    reason: takeReasonToSignIn(read),
    captcha: captchaFrame(),
  };
}

/** Signs in; the new page is a new document, so that nothing of the guest stays in the browser's memory. */
export async function runSignIn(shopper: Shopper) {
  const { t } = shopper;
  const values = typedValues(await shopper.form());
  if (values['passkey'] === 'options') return challengePasskey(shopper);
  if (values['passkey'] === 'signed') {
    const refusal = await enterWithPasskey(shopper, values);
    if (refusal !== undefined) return refusal;
    throw led(shopper, values['target']);
  }
  const form = validate(signInSchema, values);
  if (!form.ok) return invalid(t, form.errors, values);
  const { email: username, password } = form.values;
  try {
    const isIn = await enterShop(
      shopper,
      { username, password, captcha: captchaAnswer(values, 'login') },
      'signed-in',
    );
    if (!isIn) return refusedAs(t, 'identity.sign-in', 'NOT_SIGNED_IN', values);
  } catch (error) {
    return refused(t, 'identity.sign-in', error, values);
  }
  throw led(shopper, values['target']);
}

const led = ({ site, session }: Shopper, target: string | undefined): Response =>
  redirectDocument(wayIn(site, session.consumer(), shopPath(site, target) ?? `/${site.locale}`), 303);
