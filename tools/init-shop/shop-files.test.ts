import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawIcons } from './icons.ts';
import { iconOf, idOf, shopFiles } from './shop-files.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-shop-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shop = { name: 'Fjellvik Sport', country: 'NO', language: 'en', currency: 'NOK' };

it('the files of a new shop are a shop that its checks accept', async () => {
  for (const [name, text] of Object.entries(shopFiles(shop))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const loader: unknown = await import(join(import.meta.dirname, '../../packages/shop/src/load.ts'));
  const { loadShop } = loader as { loadShop: (folder: string) => Promise<unknown> };
  expect(await loadShop(folder)).toMatchObject({
    brand: { id: 'fjellvik-sport', name: 'Fjellvik Sport', code: 'FS' },
    sites: [{ language: 'en', country: 'NO', countryName: 'Norway', region: 'EMEA', law: 'EU' }],
    currencies: { NOK: { delivery: { standard: 75 } } },
  });
});

it.each([
  ['Åre Fjällräven', 'are-fjallraven'],
  ['Blåbær & Sønn', 'blabaer-sonn'],
  ['  24seven ', 'seven'],
])('the id of %s is %s', (name, id) => expect(idOf(name)).toBe(id));

it('icons are drawn in the sizes that pages name', async () => {
  const icons = await drawIcons(iconOf(shop));
  expect(Object.keys(icons)).toHaveLength(4);
  expect(icons['public/icon-192.png']?.readUInt32BE(16)).toBe(192);
  expect(icons['public/favicon.ico']?.readUInt32LE(18)).toBe(22);
});
