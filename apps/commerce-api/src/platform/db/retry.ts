import { setTimeout as sleep } from 'node:timers/promises';

import { isLostConnection } from './lost-connection.ts';

const RETRYABLE = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 8;
/** A server that is restarting is away for seconds: whoever asks is told so sooner than that. */
const MAX_CONNECTIONS = 3;
const FIRST_PAUSE_MS = 5;

/** The SQLSTATE of a failed statement, looked up through the wrappers around it. */
const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
};

/** What a caller knows of its own transaction. */
export interface TransactionOptions {
  /**
   * Running it a second time changes nothing. Without it a connection that is lost during the commit is not tried
   * again, because nobody knows whether the commit arrived.
   */
  readonly isRepeatable?: boolean;
}

/**
 * Runs a transaction again, with a growing, scattered pause: after a deadlock or a serialisation failure, and after a
 * lost connection when nothing of it can have been committed. `run` says when all its work but the commit is done.
 */
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
