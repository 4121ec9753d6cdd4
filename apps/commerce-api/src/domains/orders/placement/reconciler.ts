import type { FastifyBaseLogger } from 'fastify';

import type { Engine } from './engine.ts';
import { placementRepository, type Attempt } from './repository.ts';
import { WORK_LEASE_MS, type SettleParts } from './settle.ts';

const BATCH = 20;

/** Completes attempts after crashes, provider failures and abandoned challenges. */
export interface Reconciler {
  /** Processes all due attempts; returns their number. */
  run(): Promise<number>;
}

/** Processes attempts whose lease has ended; any instance may run it. */
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
