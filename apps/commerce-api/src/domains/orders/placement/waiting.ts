import type { Executor } from '../../../platform/db/database.ts';
import { ServiceRefusal, refuseAll } from '../../../platform/errors/refusal.ts';
import { shortLines, type Wanted } from './short-lines.ts';

/** A placement in the queue. */
export interface Waiting {
  /** Rejects with the refusal when the placement is refused while it waits; never resolves. */
  readonly refused: Promise<never>;
  /** Its turn has come: from now on it is not refused from here. Throws when it has been. */
  begin(): void;
}

/** Placements that have been asked for and have not begun. */
export interface WaitingRoom {
  enter(wanted: Wanted): Waiting;
  /** Refuses those whose lines cannot be sold any more, within the transaction of one that has just been refused. */
  refuseShort(db: Executor): Promise<void>;
}

interface Entry {
  readonly wanted: Wanted;
  readonly refuse: (reason: unknown) => void;
}

/** Those who wait longest are looked at; more at once would make the statement long. */
const MOST_AT_ONCE = 500;
/** Whoever waits for other things than what has just sold out is looked at no more often than this. */
const PAUSE_MS = 50;

const refusalOf = (details: Parameters<typeof refuseAll>[0]): unknown => {
  try {
    refuseAll(details);
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
    enter(wanted) {
      const { promise: refused, reject } = Promise.withResolvers<never>();
      let reason: unknown;
      const entry: Entry = {
        wanted,
        refuse: (why) => {
          reason = why;
          entries.delete(entry);
          reject(why);
        },
      };
      entries.add(entry);
      // Whoever races it is told; nobody else needs to be.
      refused.catch(() => undefined);
      return {
        refused,
        begin() {
          entries.delete(entry);
          if (reason !== undefined) throw reason;
        },
      };
    },
    async refuseShort(db) {
      const looked = [...entries].slice(0, MOST_AT_ONCE);
      if (looked.length === 0 || now() - lastLook < PAUSE_MS) return;
      lastLook = now();
      const short = await shortLines(
        db,
        looked.map(({ wanted }) => wanted),
        now(),
      );
      for (const [at, entry] of looked.entries()) {
        const refusal = refusalOf(short[at] ?? []);
        if (refusal instanceof ServiceRefusal && entries.has(entry)) entry.refuse(refusal);
      }
    },
  };
}
