import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSites, shopData } from './shop-data.ts';
import { shopManifest } from './shop-files.ts';

const shop = {
  brand: { id: 'fjellvik', name: 'Fjellvik', code: 'FV' },
  seller: { default: ['Fjellvik AS', 'NO 999 999 999 MVA'] },
  sites: [
    {
      language: 'en',
      country: 'NO',
      countryName: 'Norway',
      region: 'EMEA',
      currency: 'NOK',
      law: 'EU',
    },
  ],
  currencies: {
    NOK: {
      delivery: { standard: 79, express: 149, sameDay: 199, collectionPoint: 49, freeFrom: 999 },
      giftCards: { least: 100, most: 5_000 },
    },
  },
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'));
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(shop));
  vi.stubEnv('SHOP', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const DATA = '/app/shared/sites/shop.ts';

it('the browser gets brand and sites of the shop, and nothing else of it', async () => {
  const code = await shopData().load(`/srv${DATA}`);
  expect(JSON.parse(/^export const shop = (.*);$/.exec(code ?? '')?.[1] ?? '')).toEqual({
    brand: shop.brand,
    sites: shop.sites,
  });
  expect(await shopData().load(`/srv${DATA}`, { ssr: true })).toBeUndefined();
  expect(await loadSites()).toMatchObject([{ locale: 'en-no', siteId: 'FV-NO' }]);
});

it('a theme of the shop is part of the stylesheet', async () => {
  const theme = () => shopData().load('/srv/app/shared/sites/theme.css', { ssr: true });
  expect(await theme()).toBe('');
  writeFileSync(join(folder, 'theme.css'), ':root { --color-accent: #c00 }');
  expect(await theme()).toBe(':root { --color-accent: #c00 }');
});

it('the manifest has the name of the brand, and a build without its icons fails', async () => {
  const files = new Map<string, string>();
  const emitFile = (file: { readonly fileName: string; readonly source: string }) =>
    files.set(file.fileName, file.source);
  await expect(shopManifest().generateBundle.call({ emitFile })).rejects.toThrow(
    'The shop lacks favicon.svg, favicon.ico',
  );
  for (const icon of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'])
    writeFileSync(join(folder, 'public', icon), '');
  await shopManifest().generateBundle.call({ emitFile });
  expect(JSON.parse(files.get('manifest.webmanifest') ?? '{}')).toMatchObject({ name: 'Fjellvik' });
});
