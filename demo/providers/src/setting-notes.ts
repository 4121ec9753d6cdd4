import type { SETTINGS } from './config.ts';

/** For `docs/settings.md`. */
export const SETTING_NOTES: Readonly<Record<keyof typeof SETTINGS, string>> = {
  HOST: 'the address that the sandbox listens on',
  SANDBOX_PORT: 'the port that the sandbox listens on',
  PUBLIC_SANDBOX_ORIGIN: 'where browsers reach the sandbox; from `HOST` and `SANDBOX_PORT` if not set',
  SANDBOX_API_KEY: 'the key that the service calls it with',
  PARCEL_MINUTES: 'parcels move on by themselves after so many minutes; 0 for never',
  DATA_DIR: 'folder of the sandbox’s own records',
  LOG_LEVEL: 'the least severe level that is logged',
};
