import type { FastifyBaseLogger } from 'fastify';

import type { Clock } from '../../shared/clock.ts';
import type { Database } from '../db/database.ts';
import { TooManyCalls } from '../errors/service-error.ts';
import type { Budget, BudgetName, Limits } from './budgets.ts';
import { keyedHash, type Client } from './client.ts';
import { addCounts } from './repository.ts';
import type { LimitRow } from './table.ts';
import { createTallies, type Tally } from './tallies.ts';

export interface Caller {
  readonly client: Client;
  /** The token's subject. */
  readonly shopper?: string | undefined;
  /** The object of the call, such as an order number. */
  readonly object?: string | undefined;
}

export interface CallLimits {
  /** Throws TooManyCalls with the end of the window. */
  check(row: LimitRow, caller: Caller): Promise<void>;
}

export interface CallLimitsParts {
  readonly database: Pick<Database, 'read'>;
  readonly clock: Clock;
  readonly secret: string;
  readonly limits: Limits;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Share of a trusted proxy, which calls for all its visitors. */
export const PROXY_SHARE = 100;

interface Count {
  readonly tally: Tally;
  readonly budget: Budget;
  readonly most: number;
}

/**
 * Counts in fixed windows, in memory by blocks; writes are shared by instances; a failed database lets calls
 * through.
 */
export function createCallLimits({ database, clock, secret, limits, log }: CallLimitsParts): CallLimits {
  const tallies = createTallies();

  const countOf = (name: BudgetName, { client, shopper, object }: Caller, now: number): Count[] => {
    const budget = limits.budgets[name];
    const subject = { address: client.network, shopper, object }[budget.per];
    if (subject === undefined) return [];
    const share = budget.per === 'address' && client.isProxy ? PROXY_SHARE : 1;
    const whose = share === 1 ? subject : `proxy ${subject}`;
    const tally = tallies.find(name, whose, budget.seconds * 1_000, now);
    return [{ tally, budget, most: budget.most * share }];
  };

  const reject = (over: readonly Count[], now: number): void => {
    if (over.length === 0) return;
    const endsAt = Math.max(...over.map(({ tally }) => tally.endsAt));
    throw new TooManyCalls(Math.max(1, Math.ceil((endsAt - now) / 1_000)));
  };

  /** Writes due counts; returns those over the limit. */
  async function write(due: readonly Count[]): Promise<Count[]> {
    const counts = due.map((count) => {
      const { name, subject, window, endsAt, unwritten } = count.tally;
      count.tally.unwritten = 0;
      const key = keyedHash(secret, name, window, subject);
      return { count, row: { key, count: unwritten, endsAt: new Date(endsAt) } };
    });
    try {
      const totals = await addCounts(
        database.read,
        counts.map(({ row }) => row),
      );
      return counts.flatMap(({ count, row }) => {
        const total = totals.get(row.key) ?? 0;
        // Responses may arrive out of order.
        count.tally.total = Math.max(count.tally.total, total);
        return total > count.most ? [count] : [];
      });
    } catch (error) {
      log.warn({ err: error }, 'calls could not be counted');
      return [];
    }
  }

  return {
    async check(row, caller) {
      if ('unlimited' in row) return;
      const now = clock.now();
      const counts = row.counted.flatMap((name) => countOf(name, caller, now));
      reject(
        counts.filter(({ tally, most }) => tally.total + tally.unwritten >= most),
        now,
      );
      for (const { tally } of counts) tally.unwritten += 1;
      const due = counts.filter(({ tally, budget }) => tally.unwritten >= budget.block);
      if (due.length === 0) return;
      reject(await write(due), now);
    },
  };
}
