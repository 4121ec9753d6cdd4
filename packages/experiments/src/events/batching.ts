export interface Batching {
  readonly batchSize: number;
  readonly flushIntervalMs: number;
}

/** A site's settings, unchecked. */
export interface BatchingOptions {
  readonly isBrowser: boolean;
  readonly batchSize?: unknown;
  readonly flushIntervalMs?: unknown;
}

const DEFAULT_BATCH_SIZE = 10;
const SERVER_FLUSH_INTERVAL_MS = 30_000;
const FALLBACK_FLUSH_INTERVAL_MS = 1_000;

const isPositiveInteger = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1;

/**
 * Batch size: a safe integer from 1, else 10; flush interval: a positive safe integer, else 1,000 ms, or 30 s
 * on a server (spec 2 §5, §9). In the browser every event is sent immediately.
 */
export function batchingFor(options: BatchingOptions): Batching {
  if (options.isBrowser) return { batchSize: 1, flushIntervalMs: 0 };
  const { batchSize, flushIntervalMs = SERVER_FLUSH_INTERVAL_MS } = options;
  return {
    batchSize: isPositiveInteger(batchSize) ? batchSize : DEFAULT_BATCH_SIZE,
    flushIntervalMs: isPositiveInteger(flushIntervalMs) ? flushIntervalMs : FALLBACK_FLUSH_INTERVAL_MS,
  };
}
