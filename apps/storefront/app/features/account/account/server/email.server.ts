import { signInSchema, validate } from '@haberdash/validation';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { accountErrors, atFields, invalid, rejected } from './account-form.server.ts';
import { consumeAccountFlash, redirectWithAccountFlash } from './account-flash.server.ts';
import { asConsumer } from './signed-in.server.ts';

const PAGE = 'account/email';
const SURFACE = 'account.email';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

/** The address that signs in, and the one that waits to take its place. */
export async function readEmailPage(read: PrivateRead) {
  const { consumerProfile } = await asConsumer(read, () => read.api.consumers.GET('/consumers-v3/consumer'));
  const { email, isEmailVerified = true, pendingEmail } = consumerProfile.consumerDetails;
  return {
    head: pageHead(read, { title: read.t('account.emailTitle'), noIndex: true }),
    email,
    isVerified: isEmailVerified,
    pending: pendingEmail && {
      email: pendingEmail.email,
      until: read.t.formats.date(pendingEmail.expiresAt),
    },
    done: consumeAccountFlash(read),
  };
}

async function requestChange(shopper: Shopper, form: FormData) {
  const email = form.get('email');
  const values = { email: typeof email === 'string' ? email : '' };
  const result = validate(signInSchema, { ...values, password: form.get('currentPassword') ?? '' });
  if (!result.ok) {
    const { password, ...errors } = result.errors;
    const named = password === undefined ? errors : { ...errors, currentPassword: password };
    return invalid(atFields(shopper.t, named), values);
  }
  const body = { email: result.values.email, currentPassword: result.values.password };
  try {
    await shopper.api.consumers.PUT('/consumers-v3/consumer/email', { body });
  } catch (error) {
    const unsent = { consumerNo: shopper.session.consumer()?.consumerNo, values };
    const formErrors = accountErrors(shopper, SURFACE, error, unsent).map((each) => {
      // A password that cannot exist is not the current one.
      if (each.field !== 'currentPassword' || each.code !== 'API400') return each;
      return toFormError(shopper.t, SURFACE, { code: 'AUT450' }, { place: 'field', field: each.field });
    });
    return rejected(formErrors, values);
  }
  throw redirectWithAccountFlash(shopper, PAGE, 'email-sent');
}

/** Asks for another address, or sends its link again, or lets the old one stay. */
export async function runEmail(shopper: Shopper) {
  const form = await shopper.form();
  const intent = form.get('intent');
  if (intent !== 'send-again' && intent !== 'cancel') return requestChange(shopper, form);
  try {
    if (intent === 'cancel') await shopper.api.consumers.DELETE('/consumers-v3/consumer/email');
    else await shopper.api.consumers.POST('/consumers-v3/consumer/email/mail');
  } catch (error) {
    return rejected(accountErrors(shopper, SURFACE, error));
  }
  throw redirectWithAccountFlash(shopper, PAGE, intent === 'cancel' ? 'email-kept' : 'email-sent');
}
