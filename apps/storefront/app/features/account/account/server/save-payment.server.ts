import { ApiError } from '@haberdash/api-client';
import { errorOf } from '@haberdash/checkout';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { errorText } from '../../../../shared/form-errors/error-text.server.ts';
import { accountErrors } from './account-form.server.ts';

type Shopper = Pick<PrivateRead, 't' | 'site' | 'url' | 'session'>;
type SaveSurface = 'account.payment.card' | 'account.payment.gift-card';

const EXISTS = 'PYT300';

function existsText({ t }: Shopper, surface: SaveSurface, error: ApiError): string {
  const message = errorOf(error)?.message ?? '';
  if (surface === 'account.payment.card' && message !== '') return message;
  return errorText(t, surface, { code: EXISTS });
}

/** Why a card or gift card was not saved (spec 2 §8): it exists, or saving failed and why; unknown without a response. */
export function saveErrors(shopper: Shopper, surface: SaveSurface, error: unknown): readonly FormError[] {
  const formErrors = accountErrors(shopper, surface, error);
  if (!(error instanceof ApiError)) return formErrors;
  const failed = errorText(shopper.t, surface, { code: 'other' });
  return formErrors.map((formError) => {
    const { code, text } = formError;
    if (code === EXISTS) return { ...formError, text: existsText(shopper, surface, error) };
    const isAll = text === failed || error.status >= 500;
    return { ...formError, text: isAll ? failed : `${failed}. ${text}` };
  });
}
