import type { SETTINGS } from './config.ts';

/** For `docs/settings.md`. */
export const SETTING_NOTES: Readonly<Record<keyof typeof SETTINGS, string>> = {
  HOST: 'the address that the preview listens on',
  PORT: 'the port that the preview listens on; `npm start` sets it from `PREVIEW_PORT`',
  PUBLIC_ORIGIN: 'where editors see the preview',
  COMMERCE_API_URL: 'the commerce service',
  SHOP_ORIGIN: 'the shop that the frame view shows',
  COOKIE_SECURE: '`false` where a browser reaches the preview under a real name without TLS',
  PREVIEW_SECRET:
    'verifies the tickets of editors: the same as that of service and storefront, `new,old` while it changes',
  PARENT_ORIGINS:
    'tools that may show the preview in a frame and receive its scroll position, separated by commas',
  FRAME_ORIGINS: 'other origins that the frame view may show, separated by commas',
  EXPERIMENTS_ORIGIN:
    'the experiment provider, the same as that of the storefront; without it no experiments are listed',
  EXPERIMENTS_KEY: 'the key of the experiment data file, the same as that of the storefront',
  REQUEST_TIMEOUT_MS: 'a request that has not arrived after this time is dropped; its head gets half of it',
  TRUSTED_PROXIES:
    'addresses and networks of proxies in front of the preview; without it all editors behind a proxy share one sign-in limit',
};
