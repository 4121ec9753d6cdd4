import type { FastifyBaseLogger } from 'fastify';

import { retryPause } from '../platform/process/retry-pause.ts';
import { inTime } from './in-time.ts';

/** How rows that are due are reported to a provider. */
interface Reporting<Row> {
  readonly report: (row: Row) => Promise<unknown>;
  /** Writes down that a row was reported, or when it will be tried again. */
  readonly settle: (row: Row, dueAt: Date | undefined) => Promise<unknown>;
  readonly now: () => number;
  readonly timeoutMs: number;
  readonly maxPauseMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** What the log says of a row that was not reported. */
  readonly failure: string;
}

/** Reports one row after the other to a provider; a provider that is down, or takes too long, delays rows and loses none. */
export async function reportEach<Row extends { readonly tries: number }>(
  rows: readonly Row[],
  { report, settle, now, timeoutMs, maxPauseMs, log, failure }: Reporting<Row>,
): Promise<void> {
  for (const row of rows) {
    let dueAt: Date | undefined;
    try {
      await inTime(report(row), timeoutMs);
    } catch (error) {
      log.warn({ err: error, tries: row.tries }, failure);
      dueAt = new Date(now() + retryPause(row.tries, maxPauseMs));
    }
    await settle(row, dueAt);
  }
}
