import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

import { inTime } from '../../parties/in-time.ts';
import type { PaymentGateway } from '../../parties/payment/payment-gateway.ts';
import type { Background } from '../../platform/process/background.ts';
import { orderReader, type Attempt } from './repository.ts';
import { finishMoney, finishVoiding, markVoiding, settle, type Outcome, type SettleParts } from './settle.ts';

/** Places where a process can die; a test stops there. */
export type Checkpoint = 'reserved' | 'answered' | 'settled' | 'captured' | 'voiding' | 'voided' | 'refunded';

/** What the engine is made from. */
export interface EngineParts extends SettleParts {
  readonly gateway: PaymentGateway;
  readonly timeoutMs: number;
  readonly background: Background;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Told when mail is waiting. */
  readonly onMail: () => void;
  readonly checkpoint?: (point: Checkpoint, attempt: Attempt) => Promise<void>;
}

const POLL_MS = 100;

/** An attempt that stays without an answer for this long is given up. */
const GIVE_UP_AFTER_MS = 2 * 60_000;

const isStale = (attempt: Attempt, nowMs: number): boolean =>
  nowMs - attempt.createdAt.getTime() > GIVE_UP_AFTER_MS;

/** Takes the money of placed orders, and gives that of cancelled ones back; both may be repeated. */
const moneyMoves = (parts: EngineParts, at: (point: Checkpoint, attempt: Attempt) => Promise<void>) => ({
  async capture(attempt: Attempt): Promise<void> {
    await inTime(parts.gateway.capture(attempt.id), parts.timeoutMs);
    await at('captured', attempt);
    await finishMoney(parts, attempt, ['CAPTURING', 'COMPLETED']);
  },
  async refund(attempt: Attempt): Promise<void> {
    await inTime(parts.gateway.refund(attempt.id), parts.timeoutMs);
    await at('refunded', attempt);
    await finishMoney(parts, attempt, ['REFUNDING', 'REFUNDED']);
  },
});

/**
 * Carries attempts forward between transactions: asks the payment party, writes down its answer, takes the
 * money, gives up. Every step may be repeated, by any instance.
 */
export function createEngine(parts: EngineParts) {
  const { gateway, timeoutMs, database, now } = parts;
  const running = new Map<string, Promise<void>>();
  const at = async (point: Checkpoint, attempt: Attempt): Promise<void> => parts.checkpoint?.(point, attempt);

  /** A party that throws or is late has said nothing. */
  async function ask(what: string, call: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await inTime(call(), timeoutMs);
    } catch (error) {
      parts.log.warn({ err: error, call: what }, 'the payment party did not answer');
      return { kind: 'unknown' };
    }
  }

  const money = moneyMoves(parts, at);

  async function record(attempt: Attempt, outcome: Outcome): Promise<Attempt | undefined> {
    await settle(parts, attempt, outcome);
    await at('settled', attempt);
    const fresh = await orderReader(database.read).attempt(attempt.id);
    if (fresh?.state !== 'CAPTURING') return fresh;
    parts.background.run('capture', () => money.capture(fresh));
    parts.onMail();
    return fresh;
  }

  async function authorise(attempt: Attempt): Promise<void> {
    await at('reserved', attempt);
    const outcome = await ask('authorise', () =>
      gateway.authorise({
        key: attempt.id,
        sessionId: attempt.sessionId,
        amount: attempt.amount,
        currency: attempt.currency,
        orderNumber: attempt.orderNumber,
      }),
    );
    await at('answered', attempt);
    await record(attempt, outcome);
  }

  /** Gives an attempt up, and tells the party; one that it never heard of leaves its session free to pay. */
  async function giveUp(attempt: Attempt, isUnheard = false): Promise<void> {
    if (!(await markVoiding(parts, attempt))) return;
    await at('voiding', attempt);
    await inTime(gateway.void(attempt.id), timeoutMs);
    await at('voided', attempt);
    await finishVoiding(parts, attempt, isUnheard);
  }

  /** Asks the party what became of an attempt, and writes that down; what it never heard of is given up. */
  async function resolve(attempt: Attempt): Promise<void> {
    const outcome = await ask('status', () => gateway.status(attempt.id));
    const isUnheard = outcome.kind === 'none';
    const isOver = isUnheard || (outcome.kind === 'pending' && isStale(attempt, now()));
    if (isOver) await giveUp(attempt, isUnheard);
    else await record(attempt, outcome);
  }

  const remember = (attempt: Attempt, work: Promise<void>): Promise<void> => {
    const settled = work.finally(() => running.delete(attempt.id));
    running.set(attempt.id, settled);
    return settled;
  };

  return {
    giveUp,
    resolve,
    ...money,
    /** Asks the party for the money of an attempt that this instance has begun. */
    authorise: (attempt: Attempt): Promise<void> => remember(attempt, authorise(attempt)),
    /** Hands the result of a challenge to the party. */
    answerChallenge: (attempt: Attempt, result: string): Promise<Attempt | undefined> =>
      ask('challenge', () => gateway.answerChallenge({ key: attempt.id, result })).then((outcome) =>
        record(attempt, outcome),
      ),
    /** Waits for an attempt that somebody is authorising; an attempt whose lease has ended is taken over. */
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

/** Carries attempts forward. */
export type Engine = ReturnType<typeof createEngine>;
