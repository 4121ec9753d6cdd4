import { shopperOf, type RequestContext } from '../../../platform/context/request-context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { NOBODY } from '../../../platform/limits/client.ts';
import { guardKeysOf, signInGuards } from './guard.ts';
import type { IdentityParts } from './identity-parts.ts';
import { passwordRepository, type Account } from './password-repository.ts';

/**
 * Verifies the current password; a wrong one counts like one of a sign-in (AUT450) and may lock the account
 * (AUT423).
 */
export async function checkPassword(
  { clock, secret, hasher }: Pick<IdentityParts, 'clock' | 'secret' | 'hasher'>,
  typed: string,
  {
    context,
    transaction,
  }: { readonly context: RequestContext; readonly transaction: Database['transaction'] },
): Promise<Account> {
  const { subject } = shopperOf(context);
  const known = await transaction((tx) => passwordRepository(tx).person(subject));
  if (known === undefined) throw new ServiceError('AUT498');
  const { credential: kept, brand, email } = known;
  const keys = guardKeysOf(secret, { brand, name: email, client: context.client ?? NOBODY });
  await transaction((tx) => signInGuards(tx).startAttempt(keys, clock.now())).catch((error: unknown) => {
    throw error instanceof ServiceError ? new ServiceError('AUT423') : error;
  });
  const { isRight } = await hasher.verify(typed, kept.passwordHash);
  if (!isRight) throw new ServiceError('AUT450', { field: 'currentPassword' });
  await transaction((tx) => signInGuards(tx).succeed(keys, clock.now()));
  return known;
}
