import { data } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { rejectedStatus } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { callErrors } from './account-form.server.ts';

const CODE = /^[A-Za-z0-9_-]{22}$/;

/** The page of a mailed link. It asks for a press: programs that look into mails follow links, too. */
export async function readConfirmation(read: PrivateRead) {
  const code = read.url.searchParams.get('code') ?? '';
  return {
    head: pageHead(read, { title: read.t('account.confirmTitle'), noIndex: true }),
    code: CODE.test(code) ? code : undefined,
  };
}

export interface ConfirmationResult {
  readonly isConfirmed: boolean;
  readonly formErrors: readonly FormError[];
}

export async function runConfirmation(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const code = (await shopper.form()).get('code');
  const reject = (formErrors: readonly FormError[]) =>
    data<ConfirmationResult>(
      { isConfirmed: false, formErrors },
      { status: rejectedStatus(formErrors[0]?.code ?? '') },
    );
  if (typeof code !== 'string' || !CODE.test(code))
    return reject([toFormError(shopper.t, 'subscription', { code: 'API404' }, { place: 'banner' })]);
  try {
    await shopper.api.consumers.POST('/consumers-v3/subscription/confirm', { body: { code } });
    return data<ConfirmationResult>({ isConfirmed: true, formErrors: [] });
  } catch (error) {
    return reject(callErrors(shopper.t, 'subscription', error));
  }
}
