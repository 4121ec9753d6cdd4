import { randomBytes } from 'node:crypto';

import type { Tx } from '../../../platform/db/database.ts';
import { identityRepository, type UsedCode } from './repository.ts';
import { CODE_SECONDS } from './rules/code.ts';

/** Issues a sign-in code that is bound to its challenge. */
export async function issueCode(
  tx: Tx,
  code: Pick<UsedCode, 'subject' | 'type' | 'challenge'>,
  nowMs: number,
): Promise<{ readonly authorizationCode: string; readonly expiresIn: number }> {
  const authorizationCode = randomBytes(32).toString('base64url');
  const expiresAt = new Date(nowMs + CODE_SECONDS * 1_000);
  await identityRepository(tx).addCode(authorizationCode, { ...code, expiresAt });
  return { authorizationCode, expiresIn: CODE_SECONDS };
}
