/** How a try ended, as far as it says something about the service: a caller who gives up says nothing. */
export type TryOutcome = 'answered' | 'failed' | 'given-up';

/** The failures and retries of one operation. */
export interface Health {
  failures: number;
  openUntil: number;
  /** When the latest of the tries that were answered was sent. */
  answeredSince: number;
  isProbing: boolean;
  windowStart: number;
  calls: number;
  retries: number;
}

/** What is known of each operation of each service; share one among all clients of a process, or each client learns it anew. */
export type ServiceHealth = Map<string, Health>;

/** The circuit opens after this many failures in a row. */
export const OPENS_AFTER = 5;
/** How long an open circuit lets nothing through; then one call probes. */
export const OPEN_MS = 2_000;
/** Retries stay under this share of the calls of a window … */
const RETRY_SHARE = 0.1;
/** … but for a few that are always allowed, or a quiet client could never retry. */
export const RETRY_FLOOR = 3;
export const RETRY_WINDOW_MS = 10_000;

/** @example const health = createServiceHealth(); createCartClient({ baseUrl, context, health }); */
export const createServiceHealth = (): ServiceHealth => new Map();

/**
 * The record of one operation, begun when it is first called. An operation that fails says nothing about its
 * neighbours, and calls that can be gone without, which give up early, are counted apart from the needed ones.
 */
export function healthOf(
  all: ServiceHealth,
  service: string,
  operation: string,
  isOptional: boolean,
): Health {
  const key = `${isOptional ? 'optional ' : ''}${service} ${operation}`;
  let health = all.get(key);
  if (health === undefined) {
    health = {
      failures: 0,
      openUntil: 0,
      answeredSince: -Infinity,
      isProbing: false,
      windowStart: -Infinity,
      calls: 0,
      retries: 0,
    };
    all.set(key, health);
  }
  return health;
}

/** Counts a call towards the retries that the window allows. */
export function countCall(health: Health, now: number): void {
  if (now - health.windowStart >= RETRY_WINDOW_MS) {
    health.windowStart = now;
    health.calls = 0;
    health.retries = 0;
  }
  health.calls += 1;
}

/** Takes one retry from the budget; false when it is used up. */
export function takeRetry(health: Health): boolean {
  if (health.retries >= Math.max(RETRY_FLOOR, Math.floor(health.calls * RETRY_SHARE))) return false;
  health.retries += 1;
  return true;
}

/**
 * Lets a try through and answers how to report its end; undefined while the circuit is open. After a wave of calls many
 * fail late: those sent before one that was answered, or before the circuit opened, say nothing about the service now.
 */
export function admit(health: Health, now: () => number): ((outcome: TryOutcome) => void) | undefined {
  const isProbe = health.failures >= OPENS_AFTER;
  if (isProbe) {
    if (health.isProbing || now() < health.openUntil) return undefined;
    health.isProbing = true;
  }
  const sentAt = now();
  return (outcome) => {
    if (isProbe) health.isProbing = false;
    if (outcome === 'answered') {
      health.failures = 0;
      health.answeredSince = Math.max(health.answeredSince, sentAt);
    }
    if (outcome !== 'failed' || sentAt < health.answeredSince) return;
    health.failures += 1;
    if (isProbe || health.failures === OPENS_AFTER) health.openUntil = now() + OPEN_MS;
  };
}
