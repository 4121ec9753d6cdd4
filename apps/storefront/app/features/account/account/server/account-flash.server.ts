import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { consumePageFlash, redirectWithFlash } from '../../../../shared/session/flash.ts';
import { flashText, isAccountFlash, type AccountFlash } from '../model/flash-text.ts';

/** To a page of the account after a change, which the page shows once. */
export const redirectWithAccountFlash = redirectWithFlash<AccountFlash>;

/** What was just done, for the page of the account that a form has led to. */
export function consumeAccountFlash(
  read: Pick<PrivateRead, 'session' | 't' | 'pathname'>,
): string | undefined {
  const code = consumePageFlash(read) ?? '';
  return isAccountFlash(code) ? flashText(read.t, code) : undefined;
}
