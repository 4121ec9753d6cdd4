import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadShop, shopFolder } from './load.ts';
import { fjellvik } from './shop.fixtures.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

it('a shop is read from shop.ts or shop.json', async () => {
  write('shop.json', JSON.stringify(fjellvik));
  expect(await loadShop(folder)).toEqual(fjellvik);
  write(
    'shop.ts',
    `const code: string = 'FJ';\nexport default { ...${JSON.stringify(fjellvik)}, brand: { id: 'fj', name: 'Fj', code } };`,
  );
  expect((await loadShop(folder)).brand).toEqual({ id: 'fj', name: 'Fj', code: 'FJ' });
});

it('a wrong shop names its file and the place', async () => {
  write('shop.json', JSON.stringify({ ...fjellvik, sites: [] }));
  await expect(loadShop(folder)).rejects.toThrow(`${join(folder, 'shop.json')}:\nsites must have a site.`);
  write('shop.json', '{ "brand": ');
  await expect(loadShop(folder)).rejects.toThrow(/shop\.json cannot be read: SyntaxError/);
});

it('a folder without a shop says which files it may have', async () => {
  await expect(loadShop(folder)).rejects.toThrow(`${folder} has no shop.ts or shop.js or shop.json.`);
});

it('SHOP names the folder, else the nearest package.json that names one', () => {
  write('package.json', '{ "haberdash": { "shop": "shops/fjellvik" } }');
  const app = join(folder, 'apps/storefront');
  expect(shopFolder({ SHOP: './own' }, app)).toBe(join(folder, 'own'));
  expect(shopFolder({}, app)).toBe(join(folder, 'shops/fjellvik'));
  rmSync(join(folder, 'package.json'));
  expect(() => shopFolder({}, folder)).toThrow('SHOP must name the folder');
});
