import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

import type { Gallery } from '../../../providers/gallery/provider.ts';
import { reportEach } from '../../../providers/report-each.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { LEASE_MS } from '../../../platform/process/retry-pause.ts';
import { lookReport } from './schema.ts';

export interface ReportSyncParts {
  readonly database: Database;
  readonly now: () => number;
  readonly gallery: Pick<Gallery, 'report'>;
  readonly timeoutMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

type Report = typeof lookReport.$inferSelect;

const BATCH = 20;
const MAX_PAUSE_MS = 10 * 60_000;

/** Leases due reports, so that no two instances send the same one. */
function claimDue(tx: Tx, now: number): Promise<Report[]> {
  const due = tx
    .select({ key: lookReport.key })
    .from(lookReport)
    .where(and(isNotNull(lookReport.dueAt), lte(lookReport.dueAt, new Date(now))))
    .orderBy(asc(lookReport.dueAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return tx
    .update(lookReport)
    .set({ dueAt: new Date(now + LEASE_MS), tries: sql`${lookReport.tries} + 1` })
    .where(inArray(lookReport.key, due))
    .returning();
}

/** Sends reports to the gallery's moderators; a failed provider delays them. */
export function createReportSync(parts: ReportSyncParts): () => Promise<void> {
  const { database, gallery, timeoutMs, now, log } = parts;
  return async () => {
    const due = await database.transaction((tx) => claimDue(tx, now()));
    await reportEach(due, {
      report: ({ lookId, reason }) => gallery.report(lookId, reason),
      settle: ({ key }, dueAt) =>
        database.transaction((tx) =>
          tx
            .update(lookReport)
            .set({ dueAt: dueAt ?? null })
            .where(eq(lookReport.key, key)),
        ),
      now,
      timeoutMs,
      maxPauseMs: MAX_PAUSE_MS,
      log,
      failure: 'a report was not sent to the gallery',
    });
  };
}
