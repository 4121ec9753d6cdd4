import { ApiError } from '@haberdash/api-client';
import { refusalOf } from '@haberdash/checkout';
import type { PrivateRead } from '../../../../shared/reads/define-read.ts';
import type { FormRefusal } from '../../../../shared/refusals/form-refusal.ts';
import { refusalText } from '../../../../shared/refusals/refusal-text.server.ts';
import { accountRefusals } from './account-form.server.ts';

type Shopper = Pick<PrivateRead, 't' | 'site' | 'url' | 'session'>;
type SaveSurface = 'account.payment.card' | 'account.payment.gift-card';

/** The code of what is saved already. */
const EXISTS = 'PYT300';

/** What is saved already: of a card the service says so itself (spec 2 §8). */
function existsText({ t }: Shopper, surface: SaveSurface, error: ApiError): string {
  const message = refusalOf(error)?.message ?? '';
  if (surface === 'account.payment.card' && message !== '') return message;
  return refusalText(t, surface, { code: EXISTS });
}

/**
 * Why a card or a gift card was not saved (spec 2 §8): it is saved already, or, in the words of the specification, that
 * saving failed, and after them the reason where its code has words of its own. Nobody knows whether a call without an
 * answer has failed, so those words do not stand there.
 */
export function saveRefusals(shopper: Shopper, surface: SaveSurface, error: unknown): readonly FormRefusal[] {
  const refusals = accountRefusals(shopper, surface, error);
  if (!(error instanceof ApiError)) return refusals;
  const failed = refusalText(shopper.t, surface, { code: 'other' });
  return refusals.map((refusal) => {
    const { code, text } = refusal;
    if (code === EXISTS) return { ...refusal, text: existsText(shopper, surface, error) };
    const isAll = text === failed || error.status >= 500;
    return { ...refusal, text: isAll ? failed : `${failed}. ${text}` };
  });
}
