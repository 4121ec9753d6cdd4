import type { BudgetName } from './budgets.ts';

/** Counts of a caller in a window, on this instance. */
export interface Tally {
  readonly name: BudgetName;
  readonly subject: string;
  readonly window: number;
  readonly endsAt: number;
  /** The total at the last write. */
  total: number;
  /** Calls since then. */
  unwritten: number;
}

/** Above this the oldest are dropped; the database has their counts. */
const MOST_TALLIES = 50_000;

/** Tallies of open windows, bounded in number. */
export function createTallies(most = MOST_TALLIES) {
  const known = new Map<string, Tally>();

  /** Removes two old ones for each new one, to avoid a long sweep. */
  const makeRoom = (now: number): void => {
    let looked = 0;
    for (const [key, { endsAt }] of known) {
      if (looked >= 2 || (endsAt > now && known.size < most)) return;
      known.delete(key);
      looked += 1;
    }
  };

  return {
    find(name: BudgetName, subject: string, windowMs: number, now: number): Tally {
      const window = Math.floor(now / windowMs);
      const key = `${name} ${window} ${subject}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      makeRoom(now);
      const tally = { name, subject, window, endsAt: (window + 1) * windowMs, total: 0, unwritten: 0 };
      known.set(key, tally);
      return tally;
    },
    size: () => known.size,
  };
}
