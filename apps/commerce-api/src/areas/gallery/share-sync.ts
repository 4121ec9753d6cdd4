import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

import type { Gallery } from '../../parties/gallery/gallery.ts';
import { inTime } from '../../parties/in-time.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { LEASE_MS, retryPause } from '../../platform/process/retry-pause.ts';
import { lookShare } from './schema.ts';

/** What handing pictures to the gallery needs. */
export interface ShareSyncParts {
  readonly database: Database;
  readonly now: () => number;
  readonly gallery: Pick<Gallery, 'share'>;
  readonly timeoutMs: number;
  /** Where the gallery fetches pictures. */
  readonly shopUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

type Share = typeof lookShare.$inferSelect;

const BATCH = 20;
const MAX_PAUSE_MS = 60 * 60_000;

/** Takes the pictures that are due for a while, so that two instances do not hand over the same one. */
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

/** Tells the gallery what shoppers give to it; of what it was told nothing but the picture stays, until it is fetched. */
export function createShareSync({ database, now, gallery, timeoutMs, shopUrl, log }: ShareSyncParts) {
  const tell = ({ pictureId, email, nickname, language, caption, productId }: Share): Promise<void> =>
    gallery.share({
      email,
      nickname,
      language,
      caption,
      pictureUrl: `${shopUrl}/images/pictures/${pictureId}?w=1200&fm=jpeg&ar=1x1`,
      ...(productId === null ? {} : { productCode: productId }),
    });
  return async (): Promise<void> => {
    const due = await database.transaction((tx) => claimDue(tx, now()));
    for (const share of due) {
      const mine = eq(lookShare.pictureId, share.pictureId);
      try {
        await inTime(tell(share), timeoutMs);
        await database.transaction((tx) => tx.delete(lookShare).where(mine));
      } catch (error) {
        log.warn({ err: error, tries: share.tries }, 'the gallery was not given a picture');
        const dueAt = new Date(now() + retryPause(share.tries, MAX_PAUSE_MS));
        await database.transaction((tx) => tx.update(lookShare).set({ dueAt }).where(mine));
      }
    }
  };
}
