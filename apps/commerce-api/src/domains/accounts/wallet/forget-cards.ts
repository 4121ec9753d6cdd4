import type { FastifyBaseLogger } from 'fastify';

import type { CardVault } from '../../../providers/card-vault/provider.ts';

/** Has the payment provider forget cards that nobody has saved any more; one that it does not forget is logged. */
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
