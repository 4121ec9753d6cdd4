import { and, eq, inArray } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { isExpired, savedInstrument } from '../../customers/index.ts';
import type { Payer } from './repository.ts';

type Saved = typeof savedInstrument.$inferSelect;

/** Saved instruments of the payer; others are not found. */
export const savedReader = (db: Executor, { consumerNo }: Payer) => ({
  async byId(id: string, ...methods: Saved['method'][]): Promise<Saved | undefined> {
    const [found] = await db
      .select()
      .from(savedInstrument)
      .where(
        and(
          eq(savedInstrument.id, id),
          eq(savedInstrument.consumerNo, consumerNo),
          inArray(savedInstrument.method, methods),
        ),
      );
    return found;
  },
  async byCode(code: string): Promise<Saved | undefined> {
    const [found] = await db
      .select()
      .from(savedInstrument)
      .where(and(eq(savedInstrument.code, code), eq(savedInstrument.consumerNo, consumerNo)));
    return found;
  },
  rewards: (): Promise<Saved[]> =>
    db
      .select()
      .from(savedInstrument)
      .where(
        and(
          eq(savedInstrument.consumerNo, consumerNo),
          inArray(savedInstrument.method, ['REWARD_CODE', 'REWARD_CARD']),
        ),
      ),
});

export const hasEnded = ({ card, expiresAt }: Saved, nowMs: number): boolean =>
  card === null ? expiresAt !== null && expiresAt.getTime() <= nowMs : isExpired(card, nowMs);
