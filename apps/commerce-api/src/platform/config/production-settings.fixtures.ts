import { REQUIRED_PROVIDERS } from './provider-settings.ts';

/** Minimal production settings with one address for all providers. */
export const productionSettings = (
  url = 'https://provider.example.org',
  apiKey = 'key',
): Readonly<Record<string, string>> => ({
  NODE_ENV: 'production',
  SHOP_URL: 'https://shop.example.org',
  SHOP: 'demo/shop',
  ...Object.fromEntries(
    REQUIRED_PROVIDERS.flatMap((name) => [
      [`${name}_URL`, url],
      [`${name}_API_KEY`, apiKey],
    ]),
  ),
});
