export { backoffDelayMs } from './config/backoff.ts';
export {
  createConfigFetch,
  DEFAULT_POLL_INTERVAL_MS,
  type ConfigFetch,
  type ConfigFetchOptions,
  type ConfigState,
} from './config/config-fetch.ts';
