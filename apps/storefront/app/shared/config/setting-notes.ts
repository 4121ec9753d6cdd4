import type { SETTINGS } from './config.ts';

/** What each setting means, for `docs/settings.md`. */
export const SETTING_NOTES: Readonly<Record<keyof typeof SETTINGS, string>> = {
  NODE_ENV: '`production` needs a `SESSION_SECRET`',
  HOST: 'the address that the shop listens on',
  PORT: 'the port that the shop listens on',
  COMMERCE_API_URL: 'the commerce service',
  IMAGE_URL: 'where pictures come from; the commerce service if not set',
  PAYMENT_ORIGIN: 'the payment provider, whose frame takes the card; the sandbox outside production',
  EXPERIMENTS_ORIGIN:
    'the experiment provider: its data file, and where events go; without it none runs in production',
  EXPERIMENTS_KEY: 'the key of the experiment data file',
  EXPERIMENTS_EVENTS_ORIGIN: 'where experiment events go, where it is not `EXPERIMENTS_ORIGIN`',
  GOOGLE_TAG:
    'a Tag Manager container (`GTM-…`) or an Analytics 4 data stream (`G-…`), loaded with consent for analytics; adds Google’s origins to the content security policy',
  COLLECTOR_URL:
    'where events are posted with consent for analytics; its origin is added to the content security policy',
  EXPERIMENTS_SECRET:
    'makes the pseudonym by which a signed-in customer gets the same variations on every device: at least 32 characters, never changed while an experiment runs; without it each device is decided for itself',
  EXPRESS_CHECKOUT: 'the checkout begins at its summary for customers whose main card and address are saved',
  CAPTCHA: 'forms send a captcha result; set the same in the commerce service',
  CAPTCHA_ORIGIN:
    'where the captcha frame is; the payment provider’s origin if not set, needed in production with `CAPTCHA=on`',
  PUBLIC_ORIGIN:
    'where shoppers see the shop; `https:` adds Strict-Transport-Security; `http://localhost:PORT` if not set',
  COOKIE_SECURE: '`false` where a browser reaches the shop under a real name without TLS',
  SESSION_SECRET:
    'seals the shoppers’ cookies: at least 32 characters, the same for all instances; `new,old` while it changes; needed in production',
  PREVIEW_SECRET:
    'verifies the tickets of editors, `new,old` while it changes; without it nothing is previewed',
  PREVIEW_ORIGIN: 'the editors’ preview, which alone may show public pages in a frame',
  PAGE_CACHE: 'keep rendered public pages for a moment',
  KEEP_ANSWERS: 'keep public responses of the services for a moment',
  CONTENT_SECONDS: 'how long menu, footer and other content are fresh; 0 loads them every time',
  PAGE_CACHE_ENTRIES: 'how many pages the page cache keeps',
  PAGE_CACHE_MB: 'how many megabytes the page cache keeps',
  REQUEST_TIMEOUT_MS: 'a request that has not arrived after this time is dropped; its head gets half of it',
  OPTIONAL_READ_TIMEOUT_MS: 'a part that a page can do without is left out after this time',
  READ_TIMEOUT_MS: 'a page says that it cannot be loaded when what it needs has no response after this time',
  WRITE_TIMEOUT_MS:
    'a change without a response after this time is given up; placing an order has its own limit',
  LOG_REQUESTS: 'log a line for each request and each rejected call, without personal data',
  TRUSTED_PROXIES: 'addresses and networks of proxies in front of the shop, such as `10.0.0.0/8,::1`',
};
