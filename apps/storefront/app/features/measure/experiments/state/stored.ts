import { PENDING_KEY } from '@haberdash/experiments/events';

/** Which conversions this browser has reported. */
export const CONVERTED_KEY = 'haberdash-converted';

/** Forgets what this browser has stored for the provider, also where nothing has loaded that stores it. */
export function forgetStored(): void {
  try {
    for (const key of [CONVERTED_KEY, PENDING_KEY]) localStorage.removeItem(key);
  } catch {
    // A browser without a storage has nothing to forget.
  }
}
