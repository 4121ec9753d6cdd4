import type { FastifyBaseLogger } from 'fastify';

import { retryPause } from '../platform/process/retry-pause.ts';
import { inTime } from './in-time.ts';

interface Reporting<Row> {
  readonly report: (row: Row) => Promise<unknown>;
  /** Marks a row as reported, or sets its next try. */
  readonly settle: (row: Row, dueAt: Date | undefined) => Promise<unknown>;
  readonly now: () => number;
  readonly timeoutMs: number;
  readonly maxPauseMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** The log message of a failure. */
  readonly failure: string;
}

/** Reports rows one by one; failures are retried later. */
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
