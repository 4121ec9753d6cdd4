import { ApiError } from '@haberdash/api-client';
import { forgotPasswordSchema, normalizeCode, validate } from '@haberdash/validation';
import { redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { readInvitation, rememberEmail } from '../../../../shared/session/invitation.ts';
import { shopPath } from '../model/return-path.ts';
import { formResult, invalid, rejected } from './identity-form.server.ts';
import { redirectSignedIn } from './sign-in.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };
type LookupRequest = { readonly challengeId: string; readonly email: string };

const NAME = 'look-up';
const SECONDS = 10 * 60;
const CODE = /^\d{6}$/;
const SURFACE = 'identity.lookup';

function lookupRequestOf({ value }: PrivateRead['session']): LookupRequest | undefined {
  const [challengeId, email] = (value(NAME) ?? '').split(' ');
  return challengeId === undefined || email === undefined ? undefined : { challengeId, email };
}

const queryOf = ({ site, url }: PrivateRead): string => {
  const target = shopPath(site, url.searchParams.get('redirect'));
  return target === undefined ? '' : `?${new URLSearchParams({ redirect: target })}`;
};

/** Step 0 of the enrolment (spec 2 §3, §4): which address it is about, then the code that was mailed there. */
export async function readLookup(read: PrivateRead) {
  const { email } = readInvitation(read);
  redirectSignedIn(read);
  const request = lookupRequestOf(read.session);
  return {
    head: pageHead(read, {
      title: read.t('identity.lookupTitle', { brand: read.site.brandName }),
      noIndex: true,
    }),
    email: request?.email ?? email ?? '',
    isRequested: request !== undefined,
  };
}

/** Mails a code; only the mail shows whether the address has an account. */
async function requestCode(shopper: Shopper, values: Readonly<Record<string, string>>) {
  const { t, site, api, session } = shopper;
  const form = validate(forgotPasswordSchema, values);
  if (!form.ok) return invalid(t, form.errors, values);
  const { email } = form.values;
  try {
    const { challengeId } = await api.consumers.POST('/consumers-v3/consumer/retrieveUserData', {
      body: { email },
    });
    session.setValue(NAME, `${challengeId} ${email}`, SECONDS);
  } catch (error) {
    return rejected(t, SURFACE, error, values);
  }
  throw redirect(`/${site.locale}/look-up${queryOf(shopper)}`, 303);
}

async function checkCode(shopper: Shopper, { challengeId, email }: LookupRequest, typed: string) {
  const { t, site, api, session } = shopper;
  const code = normalizeCode(typed);
  const wrong = toFormError(t, SURFACE, { code: 'AUT404' }, { place: 'field', field: 'code' });
  if (!CODE.test(code)) return formResult([wrong], {}, 400);
  let next = 'sign-up';
  try {
    await api.consumers.POST('/consumers-v3/consumer/retrieveUserData', {
      body: { email, proof: { challengeId, code } },
    });
    const query = { challengeId };
    ({ next } = await api.consumers.GET('/consumers-v3/consumer/lookup', { params: { query } }));
  } catch (error) {
    if (error instanceof ApiError && error.errorId === 'AUT404') return formResult([wrong], {}, 409);
    return rejected(t, SURFACE, error, {});
  }
  session.setValue(NAME, undefined);
  rememberEmail(session, email);
  const page = next === 'sign-up' ? 'sign-up' : 'sign-in';
  throw redirect(`/${site.locale}/${page}${queryOf(shopper)}`, 303);
}

/** Asks for a code, takes it, or begins again with another address. */
export async function runLookup(shopper: Shopper) {
  const values = textValues(await shopper.form());
  const request = lookupRequestOf(shopper.session);
  if (values['code'] !== undefined && request !== undefined)
    return checkCode(shopper, request, values['code']);
  if (values['intent'] !== 'again') return requestCode(shopper, values);
  shopper.session.setValue(NAME, undefined);
  throw redirect(`/${shopper.site.locale}/look-up${queryOf(shopper)}`, 303);
}
