import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEMO_SETTINGS, providerSettings, root } from './stack.ts';

it('reaches every provider that the service has settings for, at the port of the sandbox', async () => {
  const { SETTINGS }: { SETTINGS: Record<string, unknown> } = await import(
    join(root, 'apps/commerce-api/src/platform/config/config.ts')
  );
  const keys = Object.keys(SETTINGS).filter((name) => name.endsWith('_API_KEY'));
  const set = providerSettings('http://127.0.0.1:4551');
  expect(
    Object.keys(set)
      .filter((name) => name.endsWith('_API_KEY'))
      .toSorted(),
  ).toEqual(keys.toSorted());
  for (const key of keys)
    expect(set[key.replace(/_API_KEY$/, '_URL')]).toMatch(/^http:\/\/127\.0\.0\.1:4551(?:\/gallery)?$/);
});

it('sets everything that the service needs in production', async () => {
  const { readConfig }: { readConfig: (env: Record<string, string>) => { production: boolean } } =
    await import(join(root, 'apps/commerce-api/src/platform/config/config.ts'));
  const demo = { ...providerSettings('http://127.0.0.1:4551'), ...DEMO_SETTINGS };
  const read = readConfig({ NODE_ENV: 'production', SHOP_URL: 'http://127.0.0.1:3000', ...demo });
  expect(read.production).toBe(true);
});
