import type { Executor } from '../../../platform/db/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import { findRevision } from './repository.ts';

/** How old the known revision may be; with the caches in front a publication shows within 5 s. */
const KNOWN_MS = 1_000;

export interface RevisionParts {
  readonly db: Executor;
  readonly clock: Clock;
  /** Published content has changed, on this instance or on another. */
  readonly onChange: () => void;
}

/** The revision of published content, looked up at most once a second. */
export function createRevisions({ db, clock, onChange }: RevisionParts) {
  let known: { readonly revision: string; readonly untilMs: number } | undefined;
  let running: Promise<string> | undefined;

  const look = async (): Promise<string> => {
    const nowMs = clock.now();
    const revision = await findRevision(db, nowMs);
    if (known !== undefined && known.revision !== revision) onChange();
    known = { revision, untilMs: nowMs + KNOWN_MS };
    return revision;
  };

  return {
    current: (): Promise<string> => {
      if (known !== undefined && known.untilMs > clock.now()) return Promise.resolve(known.revision);
      running ??= look().finally(() => (running = undefined));
      return running;
    },
  };
}
