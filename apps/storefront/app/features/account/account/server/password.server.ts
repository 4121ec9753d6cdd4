import { passwordChangeSchema, validate } from '@haberdash/validation';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { accountErrors, atFields, invalid, rejected } from './account-form.server.ts';
import { consumeAccountFlash, redirectWithAccountFlash } from './account-flash.server.ts';
import { readPasskeys, runPasskeys } from './passkeys.server.ts';
import { asConsumer } from './signed-in.server.ts';

/** The page of the password; the address that a password manager files the new one under comes with it. */
export async function readPasswordPage(read: PrivateRead) {
  const [{ consumerProfile }, passkeys] = await Promise.all([
    asConsumer(read, () => read.api.consumers.GET('/consumers-v3/consumer')),
    readPasskeys(read),
  ]);
  return {
    passkeys,
    head: pageHead(read, { title: read.t('overview.password'), noIndex: true }),
    email: consumerProfile.consumerDetails.email,
    done: consumeAccountFlash(read),
  };
}

/** Changes the password; what was typed is never sent back. */
export async function runPassword(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const form = await shopper.form();
  if (form.has('passkey')) return runPasskeys(shopper, form);
  const result = validate(passwordChangeSchema, {
    currentPassword: form.get('currentPassword') ?? '',
    newPassword: form.get('newPassword') ?? '',
    confirmPassword: form.get('confirmPassword') ?? '',
  });
  if (!result.ok) return invalid(atFields(shopper.t, result.errors), {});
  try {
    await shopper.api.consumers.POST('/consumers-v3/consumer/changepassword', { body: result.values });
  } catch (error) {
    const formErrors = accountErrors(shopper, 'account.password', error);
    return rejected(
      formErrors.map((each) => {
        // The catalogue names the field of the sign-up; here it is the new one.
        if (each.field === 'password') return { ...each, field: 'newPassword' };
        // A password that cannot exist is not the current one.
        if (each.field !== 'currentPassword' || each.code !== 'API400') return each;
        const { field } = each;
        return toFormError(shopper.t, 'account.password', { code: 'AUT450' }, { place: 'field', field });
      }),
    );
  }
  throw redirectWithAccountFlash(shopper, 'account/password', 'password');
}
