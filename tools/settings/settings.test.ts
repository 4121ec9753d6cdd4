import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { root } from '../stack/stack.ts';
import { collectSettings } from './collect-settings.ts';
import { readSettings, settingsPage } from './settings-page.ts';

/** Tables are aligned by the formatter. */
const words = (text: string): string => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');

describe('the page of settings', () => {
  it('matches the schemas: `npm run settings` writes it', async () => {
    const page = readFileSync(join(root, 'docs/settings.md'), 'utf8');
    expect(words(page)).toBe(words(settingsPage(await collectSettings())));
  });

  it('names every variable that production code reads', async () => {
    const known = new Set(
      (await collectSettings()).flatMap(({ settings }) => settings.map(({ name }) => name)),
    );
    const files = ['packages/*/src', 'apps/*/{app,src,server}', 'demo/*/src', 'tools/{start,stack,dev}']
      .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
      .filter((file) => !/\.(?:test|fixtures)\.|\/testing\/|\/bench\//.test(file));
    const read = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/process\.env(?:\.|\[')([A-Z_]+)/g)].map(
        ([, name = '']) => name,
      ),
    );
    // Read by Node.js itself, by a shell or by continuous integration.
    const others = new Set(['NODE_ENV', 'NODE_COMPILE_CACHE', 'PATH', 'CI']);
    expect(read.length).toBeGreaterThan(3);
    expect([...new Set(read)].filter((name) => !known.has(name) && !others.has(name))).toEqual([]);
  });
});

describe('a setting', () => {
  const schema = {
    MODE: v.optional(v.picklist(['off', 'on']), 'off'),
    WAIT_MS: v.optional(v.pipe(v.string(), v.transform(Number)), '10'),
    SHOP_URL: v.optional(v.string()),
    SHOP_API_KEY: v.optional(v.string(), 'sandbox'),
  };

  it('has the type and the default of its schema', () => {
    const found = readSettings(schema, {});
    expect(found.map(({ name, type, default: fallback }) => [name, type, fallback])).toEqual([
      ['MODE', '`off`, `on`', '`off`'],
      ['WAIT_MS', 'milliseconds', '`10`'],
      ['SHOP_URL', 'address', ''],
      ['SHOP_API_KEY', 'secret', '`sandbox`'],
    ]);
  });
});
