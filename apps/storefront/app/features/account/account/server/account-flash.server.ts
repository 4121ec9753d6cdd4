import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { consumePageFlash, redirectWithFlash } from '../../../../shared/session/flash.ts';
import { flashText, isAccountFlash, type AccountFlash } from '../model/flash-text.ts';

export const redirectWithAccountFlash = redirectWithFlash<AccountFlash>;

export function consumeAccountFlash(
  read: Pick<PrivateRead, 'session' | 't' | 'pathname'>,
): string | undefined {
  const code = consumePageFlash(read) ?? '';
  return isAccountFlash(code) ? flashText(read.t, code) : undefined;
}
