import { TransportError } from '../errors/api-error.ts';
import type { ReceivedResponse } from './received-response.ts';
import { orAborted, startCallTime, type CallTime } from './call-time.ts';
import type { Exchange } from './exchange.ts';
import { takeRetry, type Health } from './health.ts';
import { tryOnce, failureOf, type Outgoing } from './one-try.ts';
import { isRetriable, MAX_TRIES, RETRY_AFTER_CAP_MS, retryAfterMs, retryDelayMs } from './retry.ts';

export interface TryParts {
  readonly send: typeof globalThis.fetch;
  readonly exchange: Exchange | undefined;
  readonly now: () => number;
  readonly random: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly maxBytes: number;
}

export interface TryRules {
  readonly isRepeatable: boolean;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | null | undefined;
  /** Circuit and retry budget of the operation. */
  readonly health: Health;
  /** Called before each attempt. */
  readonly onTry: () => void;
}

type Outcome = { readonly answer: ReceivedResponse } | { readonly error: unknown };

/** Retries lost connections, 429 and gateway errors; not time-outs: the shopper has waited long enough. */
export async function sendTries(
  parts: TryParts,
  rules: TryRules,
  outgoing: Outgoing,
): Promise<ReceivedResponse> {
  const time = startCallTime(rules.timeoutMs, rules.signal);
  const endsAt = parts.now() + rules.timeoutMs;
  try {
    for (let tries = 1; ; tries += 1) {
      rules.onTry();
      const outcome = await outcomeOf(tryOnce(parts, rules.health, outgoing, time));
      const pauseMs = rules.isRepeatable && tries < MAX_TRIES ? pauseAfter(outcome, tries, parts) : undefined;
      const isWorthIt =
        pauseMs !== undefined &&
        pauseMs <= RETRY_AFTER_CAP_MS &&
        parts.now() + pauseMs < endsAt &&
        takeRetry(rules.health);
      if (isWorthIt) await pause(parts.wait(pauseMs), outgoing, time);
      else if ('answer' in outcome) return outcome.answer;
      else throw outcome.error;
    }
  } finally {
    time.end();
  }
}

const outcomeOf = (work: Promise<ReceivedResponse>): Promise<Outcome> =>
  work.then(
    (response) => ({ answer: response }),
    (error: unknown) => ({ error }),
  );

/** The delay before the next attempt; undefined if a retry would not help. */
function pauseAfter(outcome: Outcome, tries: number, parts: TryParts): number | undefined {
  if ('answer' in outcome) {
    const { status, headers } = outcome.answer;
    if (!isRetriable(status)) return undefined;
    const retryAfter = retryAfterMs(headers, parts.now());
    // A 429 is retried only with a Retry-After.
    return status === 429 && retryAfter === undefined
      ? undefined
      : retryDelayMs(tries, parts.random, retryAfter);
  }
  const isLost = outcome.error instanceof TransportError && outcome.error.reason === 'network';
  return isLost ? retryDelayMs(tries, parts.random) : undefined;
}

async function pause(waiting: Promise<void>, outgoing: Outgoing, time: CallTime): Promise<void> {
  try {
    await orAborted(waiting, time.signal);
  } catch (cause) {
    throw failureOf(outgoing, time, cause);
  }
}
