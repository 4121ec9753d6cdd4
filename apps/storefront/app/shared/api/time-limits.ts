import { config } from '../config/config.ts';

/** A part that a page can do without is given up after this, and the page goes on. */
export const OPTIONAL_READ_MS = 800;
/** What a page cannot do without: after this the shopper is told, instead of looking at nothing. */
export const NEEDED_READ_MS = 2_000;
/** A placement waits for the payment party, up to 10 s in the service; less would tell a shopper who has paid that it failed. */
const PLACEMENT_MS = 15_000;

/** How long a call may take, all its tries together, by `METHOD /path` of the contract; optional reads say less themselves. */
export function timeLimitOf(operation: string): number {
  if (operation.includes('/checkout/order')) return PLACEMENT_MS;
  return operation.startsWith('GET ') ? NEEDED_READ_MS : config().writeTimeoutMs;
}
