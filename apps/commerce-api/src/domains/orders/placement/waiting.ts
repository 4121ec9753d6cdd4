import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError, rejectAll } from '../../../platform/errors/service-error.ts';
import { shortLines, type StockRequest } from './short-lines.ts';

export interface Waiting {
  /** Rejects when the queued placement is rejected; never resolves. */
  readonly rejected: Promise<never>;
  /** Ends the waiting; throws when it was rejected. */
  begin(): void;
}

export interface WaitingRoom {
  enter(requested: StockRequest): Waiting;
  /** Rejects queued placements with sold-out lines, after one was rejected. */
  rejectShort(db: Executor): Promise<void>;
}

interface Entry {
  readonly requested: StockRequest;
  readonly reject: (reason: unknown) => void;
}

/** Longest waiting first; a limit keeps the statement short. */
const MOST_AT_ONCE = 500;
/** Minimum interval for checking other queued placements. */
const PAUSE_MS = 50;

const errorOf = (details: Parameters<typeof rejectAll>[0]): unknown => {
  try {
    rejectAll(details);
    return undefined;
  } catch (error) {
    return error;
  }
};

/** A queue for placements; one statement rejects all that wait for a sold-out item, instead of a transaction each. */
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
      // Only the racing caller handles the rejection.
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
        looked.map(({ requested }) => requested),
        now(),
      );
      for (const [at, entry] of looked.entries()) {
        const rejection = errorOf(short[at] ?? []);
        if (rejection instanceof ServiceError && entries.has(entry)) entry.reject(rejection);
      }
    },
  };
}
