import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

import type { Gallery } from '../../../providers/gallery/provider.ts';
import { reportEach } from '../../../providers/report-each.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { LEASE_MS } from '../../../platform/process/retry-pause.ts';
import { uploadAddress } from '../uploads/paths.ts';
import { lookShare } from './schema.ts';

export interface ShareSyncParts {
  readonly database: Database;
  readonly now: () => number;
  readonly gallery: Pick<Gallery, 'share'>;
  readonly timeoutMs: number;
  readonly shopUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

type Share = typeof lookShare.$inferSelect;

const BATCH = 20;
const MAX_PAUSE_MS = 60 * 60_000;

/** Leases due pictures, so that no two instances send the same one. */
function claimDue(tx: Tx, now: number): Promise<Share[]> {
  const due = tx
    .select({ pictureId: lookShare.pictureId })
    .from(lookShare)
    .where(lte(lookShare.dueAt, new Date(now)))
    .orderBy(asc(lookShare.dueAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return tx
    .update(lookShare)
    .set({ dueAt: new Date(now + LEASE_MS), tries: sql`${lookShare.tries} + 1` })
    .where(inArray(lookShare.pictureId, due))
    .returning();
}

/** Sends shared pictures to the gallery; only the picture stays, until it is fetched. */
export function createShareSync({ database, now, gallery, timeoutMs, shopUrl, log }: ShareSyncParts) {
  const report = ({ pictureId, email, nickname, language, caption, productId }: Share): Promise<void> =>
    gallery.share({
      email,
      nickname,
      language,
      caption,
      pictureUrl: uploadAddress(shopUrl, pictureId),
      ...(productId === null ? {} : { productCode: productId }),
    });
  return async (): Promise<void> => {
    const due = await database.transaction((tx) => claimDue(tx, now()));
    await reportEach(due, {
      report,
      settle: ({ pictureId }, dueAt) =>
        database.transaction(async (tx) => {
          const mine = eq(lookShare.pictureId, pictureId);
          if (dueAt === undefined) await tx.delete(lookShare).where(mine);
          else await tx.update(lookShare).set({ dueAt }).where(mine);
        }),
      now,
      timeoutMs,
      maxPauseMs: MAX_PAUSE_MS,
      log,
      failure: 'the gallery was not given a picture',
    });
  };
}
