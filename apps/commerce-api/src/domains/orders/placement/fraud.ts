import type { FastifyBaseLogger } from 'fastify';

import { inTime } from '../../../providers/in-time.ts';
import type { FraudCheck, FraudVerdict } from '../../../providers/fraud/provider.ts';
import type { Database } from '../../../platform/db/database.ts';
import { promiseGifts } from '../../ledger/index.ts';
import { placementRepository, type Attempt } from './repository.ts';

/** Interval for polling orders in review. */
export const REVIEW_EVERY_MS = 30_000;

export interface FraudParts {
  readonly database: Database;
  readonly now: () => number;
  readonly fraud: FraudCheck;
  readonly timeoutMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Assesses orders before payment, and polls those in review. */
export function createFraudReview({ database, now, fraud, timeoutMs, log }: FraudParts) {
  return {
    /** A failing provider passes orders: the card provider checks fraud as well, and selling matters more. */
    async assess(attempt: Attempt, fingerprint: string | undefined): Promise<FraudVerdict> {
      const { id: key, orderNumber, amount, currency } = attempt;
      const verdict = await inTime(
        fraud.assess({ key, orderNumber, amount, currency, fingerprint }),
        timeoutMs,
      ).catch((error: unknown): FraudVerdict => {
        log.warn({ err: error }, 'the fraud check did not answer');
        return 'pass';
      });
      if (verdict === 'review')
        await database.transaction((tx) => placementRepository(tx).changeAttempt(key, { inReview: true }), {
          isRepeatable: true,
        });
      return verdict;
    },
    /** Polls an order in review; returns whether it continues. */
    async review(attempt: Attempt): Promise<boolean> {
      const verdict = await inTime(fraud.verdict(attempt.id), timeoutMs);
      const at = new Date(now());
      await database.transaction(
        async (tx) => {
          const repository = placementRepository(tx);
          const fresh = await repository.lockAttempt(attempt.id);
          if (fresh?.state !== 'CAPTURING' || !fresh.inReview) return;
          if (verdict === 'reject') await repository.stopShipping(fresh.orderNumber, at);
          if (verdict === 'pass') {
            await promiseGifts(tx, fresh.orderNumber, fresh.plan, at);
            await repository.ship(fresh.orderNumber, at);
          }
          await repository.changeAttempt(
            fresh.id,
            verdict === 'pass' ? { inReview: false } : { leaseUntil: new Date(now() + REVIEW_EVERY_MS) },
          );
        },
        { isRepeatable: true },
      );
      return verdict === 'pass';
    },
  };
}

export type FraudReview = ReturnType<typeof createFraudReview>;
