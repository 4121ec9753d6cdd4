import { setTimeout as sleep } from 'node:timers/promises';

import { isLostConnection } from './lost-connection.ts';

const RETRYABLE = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 8;
/** A restart takes seconds; callers get an error earlier. */
const MAX_CONNECTIONS = 3;
const FIRST_PAUSE_MS = 5;

/** The SQLSTATE of an error or its cause. */
const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
};

export interface TransactionOptions {
  /** Idempotent: may be retried after a lost commit, whose result is unknown. */
  readonly isRepeatable?: boolean;
}

/** Retries with jittered backoff after deadlocks, serialisation failures and provably uncommitted connection losses. */
export async function retrying<T>(
  run: (onWorkDone: () => void) => Promise<T>,
  { isRepeatable = false }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false;
    try {
      return await run(() => void (isCommitting = true));
    } catch (error) {
      const isLost = isLostConnection(error) && (isRepeatable || !isCommitting);
      const isWorthIt = isLost ? attempt < MAX_CONNECTIONS : RETRYABLE.has(codeOf(error) ?? '');
      if (attempt >= MAX_ATTEMPTS || !isWorthIt) throw error;
      await sleep(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random() / 2));
    }
  }
}
