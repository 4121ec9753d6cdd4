import type { BudgetName } from './budgets.ts';

/** What this instance knows of one caller in one window of one budget. */
export interface Tally {
  readonly name: BudgetName;
  readonly subject: string;
  readonly window: number;
  readonly endsAt: number;
  /** Calls that all instances had written down when this one last wrote. */
  total: number;
  /** Calls since then, here. */
  unwritten: number;
}

/** More callers than this in their windows at once: the oldest are forgotten, and the database remembers. */
const MOST_TALLIES = 50_000;

/** The tallies of windows that have not ended, bounded in number. */
export function createTallies(most = MOST_TALLIES) {
  const known = new Map<string, Tally>();

  /** Two old ones leave for each new one while windows end, so that nothing is ever swept in one long turn. */
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
