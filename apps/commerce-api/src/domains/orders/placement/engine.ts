import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

import type { ErrorCode } from '../../../platform/errors/messages.ts';
import type { Background } from '../../../platform/process/background.ts';
import { createAuthoriser, type AuthoriserParts } from './authorise-payments.ts';
import type { FraudReview } from './fraud.ts';
import type { Outcome } from './outcome.ts';
import { orderReader, type Attempt } from './repository.ts';
import { finishMoney, finishVoiding, markVoiding, settle, type SettleParts } from './settle.ts';

/** Points of a crash in tests. */
export type Checkpoint =
  | 'reserved'
  /** One of several tenders is authorised, the next one not called yet. */
  | 'held'
  | 'answered'
  | 'settled'
  | 'captured'
  | 'voiding'
  | 'voided'
  | 'refunded';

export interface EngineParts extends SettleParts, AuthoriserParts {
  readonly fraudReview: FraudReview;
  readonly background: Background;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Called when mail is queued. */
  readonly onMail: () => void;
  readonly checkpoint?: (point: Checkpoint, attempt: Attempt) => Promise<void>;
}

const POLL_MS = 100;

/** An undecided attempt is given up after this time. */
const GIVE_UP_AFTER_MS = 45_000;

const isStale = (attempt: Attempt, nowMs: number): boolean =>
  nowMs - attempt.createdAt.getTime() > GIVE_UP_AFTER_MS;

/** With the code of a declined tender, or without where nothing was decided. */
interface GivingUp {
  readonly isFree?: boolean;
  readonly errorId?: ErrorCode | null;
}

/** Captures, refunds and voids attempts; every step is idempotent. */
function createMoves(parts: EngineParts) {
  const authoriser = createAuthoriser(parts);
  const reached = (point: Checkpoint, attempt: Attempt) => async (): Promise<void> =>
    parts.checkpoint?.(point, attempt);
  return {
    asking: authoriser,
    reached,
    async capture(attempt: Attempt): Promise<void> {
      await authoriser.each(attempt, 'capture', reached('captured', attempt));
      await finishMoney(parts, attempt, ['CAPTURING', 'COMPLETED']);
    },
    async refund(attempt: Attempt): Promise<void> {
      await authoriser.each(attempt, 'refund', reached('refunded', attempt));
      await finishMoney(parts, attempt, ['REFUNDING', 'REFUNDED']);
    },
    /** Voids an attempt at its providers. */
    async giveUp(attempt: Attempt, { isFree = false, errorId = null }: GivingUp = {}): Promise<void> {
      if (!(await markVoiding(parts, attempt, errorId))) return;
      await reached('voiding', attempt)();
      await authoriser.each(attempt, 'void', reached('voided', attempt));
      await finishVoiding(parts, attempt, isFree);
    },
  };
}

/** Moves attempts forward between transactions; every step is idempotent and may run on any instance. */
export function createEngine(parts: EngineParts) {
  const { database, now } = parts;
  const { asking: authoriser, reached, ...moves } = createMoves(parts);
  const running = new Map<string, Promise<void>>();

  async function write(attempt: Attempt, outcome: Outcome): Promise<void> {
    const hasHeld = outcome.kind === 'declined' && outcome.hasHeld;
    // Authorisations without an order are voided; an unreachable provider is retried later.
    if (!hasHeld && (await settle(parts, attempt, outcome)) !== 'VOIDING') return;
    await moves.giveUp(attempt, hasHeld ? outcome : {}).catch((error: unknown) => {
      parts.log.warn({ err: error, attempt: attempt.id }, 'a tender was not given back yet');
    });
  }

  async function record(attempt: Attempt, outcome: Outcome): Promise<Attempt | undefined> {
    await write(attempt, outcome);
    await reached('settled', attempt)();
    const fresh = await orderReader(database.read).attempt(attempt.id);
    if (fresh?.state !== 'CAPTURING') return fresh;
    if (!fresh.inReview) parts.background.run('capture', () => moves.capture(fresh));
    parts.onMail();
    return fresh;
  }

  async function pay(attempt: Attempt, fingerprint: string | undefined): Promise<Outcome> {
    const verdict = await parts.fraudReview.assess(attempt, fingerprint);
    return verdict === 'reject'
      ? { kind: 'declined', errorId: 'PYT402', isFree: false, hasHeld: false }
      : authoriser.authorise(attempt, reached('held', attempt));
  }

  async function authorise(attempt: Attempt, fingerprint: string | undefined): Promise<void> {
    await reached('reserved', attempt)();
    const outcome = await pay(attempt, fingerprint);
    await reached('answered', attempt)();
    await record(attempt, outcome);
  }

  /** Queries the providers for the outcome; an unknown attempt is given up. */
  async function resolve(attempt: Attempt): Promise<void> {
    const outcome = await authoriser.status(attempt);
    const isFree = outcome.kind === 'none';
    const isOver = isFree || (outcome.kind === 'pending' && isStale(attempt, now()));
    if (isOver) await moves.giveUp(attempt, { isFree });
    else await record(attempt, outcome);
  }

  const remember = (attempt: Attempt, work: Promise<void>): Promise<void> => {
    const settled = work.finally(() => running.delete(attempt.id));
    running.set(attempt.id, settled);
    return settled;
  };

  return {
    ...moves,
    resolve,
    /** Authorises an attempt of this instance. */
    authorise: (attempt: Attempt, fingerprint: string | undefined): Promise<void> =>
      remember(attempt, authorise(attempt, fingerprint)),
    /** Captures an order after its fraud review. */
    async capture(attempt: Attempt): Promise<void> {
      if (!attempt.inReview || (await parts.fraudReview.review(attempt))) await moves.capture(attempt);
    },
    answerChallenge: async (attempt: Attempt, result: string): Promise<Attempt | undefined> =>
      record(attempt, await authoriser.answerChallenge(attempt, result)),
    /** Waits for an attempt in authorisation; takes it over when its lease has ended. */
    async settled(attempt: Attempt): Promise<void> {
      const here = running.get(attempt.id);
      if (here !== undefined) return here.catch(() => undefined);
      let current: Attempt | undefined = attempt;
      while (current?.state === 'RESERVED') {
        if (current.leaseUntil.getTime() <= now()) return resolve(current);
        await sleep(POLL_MS);
        current = await orderReader(database.read).attempt(attempt.id);
      }
    },
  };
}

export type Engine = ReturnType<typeof createEngine>;
