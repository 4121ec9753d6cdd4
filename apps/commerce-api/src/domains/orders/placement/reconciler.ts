import type { FastifyBaseLogger } from 'fastify';

import type { Engine } from './engine.ts';
import { placementRepository, type Attempt } from './repository.ts';
import { WORK_LEASE_MS, type SettleParts } from './settle.ts';

const BATCH = 20;

/** Finishes what a crash, a silent provider or a shopper who walked away has left behind. */
export interface Reconciler {
  /** Works on everything that is due; answers with how many attempts that were. */
  run(): Promise<number>;
}

/**
 * Looks after attempts whose lease has ended. Many instances may run it at once: each attempt is claimed by
 * one, and every step is safe to repeat.
 */
export function createReconciler(
  parts: SettleParts & { readonly log: Pick<FastifyBaseLogger, 'error' | 'info'> },
  engine: Engine,
): Reconciler {
  const claim = (): Promise<Attempt[]> =>
    parts.database.transaction((tx) =>
      placementRepository(tx).claimDue(
        new Date(parts.now()),
        { owner: parts.instance, until: new Date(parts.now() + WORK_LEASE_MS) },
        BATCH,
      ),
    );

  async function work(attempt: Attempt): Promise<void> {
    if (attempt.state === 'CAPTURING') return engine.capture(attempt);
    if (attempt.state === 'REFUNDING') return engine.refund(attempt);
    if (attempt.state === 'VOIDING' || attempt.state === 'CHALLENGE') return engine.giveUp(attempt);
    return engine.resolve(attempt);
  }

  return {
    async run() {
      let total = 0;
      for (;;) {
        const due = await claim();
        total += due.length;
        for (const attempt of due) {
          try {
            await work(attempt);
          } catch (error) {
            parts.log.error(
              { err: error, attempt: attempt.id, state: attempt.state },
              'attempt not reconciled',
            );
          }
        }
        if (due.length < BATCH) return total;
      }
    },
  };
}
