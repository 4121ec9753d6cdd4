import { setTimeout as sleep } from 'node:timers/promises';

const RETRYABLE = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 5;

const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
};

/** The SQLSTATE of a failed statement, looked up through the wrappers around it. */
export const sqlState = codeOf;

/** Runs a transaction again after a deadlock or a serialisation failure, with a growing, scattered pause. */
export async function retrying<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !RETRYABLE.has(codeOf(error) ?? '')) throw error;
      await sleep(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random() / 2));
    }
  }
}
