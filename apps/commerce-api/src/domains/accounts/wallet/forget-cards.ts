import type { FastifyBaseLogger } from 'fastify';

import type { CardVault } from '../../../providers/card-vault/provider.ts';

/** Removes cards at the payment provider that no account has saved any more; failures are logged. */
export async function forgetCards(
  vault: Pick<CardVault, 'forget'>,
  tokens: readonly string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (const token of tokens)
    await vault.forget(token).catch((error: unknown) => {
      log.warn({ err: error }, 'the payment provider did not forget a card');
    });
}
