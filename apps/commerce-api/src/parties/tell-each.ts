import type { FastifyBaseLogger } from 'fastify';

import { retryPause } from '../platform/process/retry-pause.ts';
import { inTime } from './in-time.ts';

/** How a party is told of rows that are due. */
interface Telling<Row> {
  readonly tell: (row: Row) => Promise<unknown>;
  /** Keeps that the party was told, or when it will be told again. */
  readonly settle: (row: Row, dueAt: Date | undefined) => Promise<unknown>;
  readonly now: () => number;
  readonly timeoutMs: number;
  readonly maxPauseMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** What the log says of a row that the party was not told of. */
  readonly failure: string;
}

/** Tells a party of one row after the other; a party that is down, or takes too long, delays rows and loses none. */
export async function tellEach<Row extends { readonly tries: number }>(
  rows: readonly Row[],
  { tell, settle, now, timeoutMs, maxPauseMs, log, failure }: Telling<Row>,
): Promise<void> {
  for (const row of rows) {
    let dueAt: Date | undefined;
    try {
      await inTime(tell(row), timeoutMs);
    } catch (error) {
      log.warn({ err: error, tries: row.tries }, failure);
      dueAt = new Date(now() + retryPause(row.tries, maxPauseMs));
    }
    await settle(row, dueAt);
  }
}
