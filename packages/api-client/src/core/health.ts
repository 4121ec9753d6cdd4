/** The result of an attempt for the circuit; one that the caller aborted does not count. */
export type TryOutcome = 'answered' | 'failed' | 'given-up';

export interface Health {
  failures: number;
  openUntil: number;
  /** When the latest successful attempt was sent. */
  succeededSince: number;
  isProbing: boolean;
  windowStart: number;
  calls: number;
  retries: number;
}

/** Health by service and operation; share one among all clients of a process. */
export type ServiceHealth = Map<string, Health>;

/** The circuit opens after this many failures in a row. */
export const OPENS_AFTER = 5;
/** How long the circuit stays open before one call probes. */
export const OPEN_MS = 2_000;
/** Maximum share of retries among the calls of a window … */
const RETRY_SHARE = 0.1;
/** … except for a few, or a client with little traffic could never retry. */
export const RETRY_FLOOR = 3;
export const RETRY_WINDOW_MS = 10_000;

/** @example const health = createServiceHealth(); createCartClient({ baseUrl, context, health }); */
export const createServiceHealth = (): ServiceHealth => new Map();

/** The health of one operation; optional calls, which time out early, have their own. */
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
      succeededSince: -Infinity,
      isProbing: false,
      windowStart: -Infinity,
      calls: 0,
      retries: 0,
    };
    all.set(key, health);
  }
  return health;
}

/** Counts a call towards the retry budget of the window. */
export function countCall(health: Health, now: number): void {
  if (now - health.windowStart >= RETRY_WINDOW_MS) {
    health.windowStart = now;
    health.calls = 0;
    health.retries = 0;
  }
  health.calls += 1;
}

/** Takes one retry from the budget; false if it is used up. */
export function takeRetry(health: Health): boolean {
  if (health.retries >= Math.max(RETRY_FLOOR, Math.floor(health.calls * RETRY_SHARE))) return false;
  health.retries += 1;
  return true;
}

/**
 * Admits an attempt and returns a function to report its result; undefined while the circuit is open.
 * Failures of attempts sent before the last success or before the circuit opened are ignored.
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
      health.succeededSince = Math.max(health.succeededSince, sentAt);
    }
    if (outcome !== 'failed' || sentAt < health.succeededSince) return;
    health.failures += 1;
    if (isProbe || health.failures === OPENS_AFTER) health.openUntil = now() + OPEN_MS;
  };
}
