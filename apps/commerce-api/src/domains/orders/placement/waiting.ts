import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError, rejectAll } from '../../../platform/errors/service-error.ts';
import { shortLines, type StockRequest } from './short-lines.ts';

/** A placement in the queue. */
export interface Waiting {
  /** Rejects with the error when the placement is rejected while it waits; never resolves. */
  readonly rejected: Promise<never>;
  /** Its turn has come: from now on it is not rejected from here. Throws when it has been. */
  begin(): void;
}

/** Placements that have been asked for and have not begun. */
export interface WaitingRoom {
  enter(requested: StockRequest): Waiting;
  /** Rejects those whose lines cannot be sold any more, within the transaction of one that has just been rejected. */
  rejectShort(db: Executor): Promise<void>;
}

interface Entry {
  readonly requested: StockRequest;
  readonly reject: (reason: unknown) => void;
}

/** Those who wait longest are looked at; more at once would make the statement long. */
const MOST_AT_ONCE = 500;
/** Whoever waits for other things than what has just sold out is looked at no more often than this. */
const PAUSE_MS = 50;

const errorOf = (details: Parameters<typeof rejectAll>[0]): unknown => {
  try {
    rejectAll(details);
    return undefined;
  } catch (error) {
    return error;
  }
};

/**
 * Where placements wait for their turn. When something has sold out, all who wait for it are told by one statement: one
 * by one they would each need a transaction, which those who may still buy would wait for, and they for each other.
 */
export function createWaitingRoom(now: () => number): WaitingRoom {
  const entries = new Set<Entry>();
  let lastLook = Number.NEGATIVE_INFINITY;
  return {
    enter(requested) {
      const { promise: rejected, reject } = Promise.withResolvers<never>();
      let reason: unknown;
      const entry: Entry = {
        requested,
        reject: (why) => {
          reason = why;
          entries.delete(entry);
          reject(why);
        },
      };
      entries.add(entry);
      // Whoever races it is told; nobody else needs to be.
      rejected.catch(() => undefined);
      return {
        rejected,
        begin() {
          entries.delete(entry);
          if (reason !== undefined) throw reason;
        },
      };
    },
    async rejectShort(db) {
      const looked = [...entries].slice(0, MOST_AT_ONCE);
      if (looked.length === 0 || now() - lastLook < PAUSE_MS) return;
      lastLook = now();
      const short = await shortLines(
        db,
        looked.map(({ requested: wanted }) => wanted),
        now(),
      );
      for (const [at, entry] of looked.entries()) {
        const rejection = errorOf(short[at] ?? []);
        if (rejection instanceof ServiceError && entries.has(entry)) entry.reject(rejection);
      }
    },
  };
}
