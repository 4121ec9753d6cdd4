import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../stack/stack.ts';
import { withoutEngines } from './lock-engines.mjs';

describe('the lock file', () => {
  it('names no engines of packages, so that an install on an older Node prints no warning', () => {
    const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
    expect(text === withoutEngines(text), 'run: node tools/doctor/lock-engines.mjs').toBe(true);
  });

  it('keeps the engines of our own packages', () => {
    const lock = (packages: object) => `${JSON.stringify({ packages }, undefined, 2)}\n`;
    const own = { '': { engines: { node: '>=20' } } };
    const text = lock({ ...own, 'node_modules/a': { version: '1.0.0', engines: { node: '>=99' } } });
    expect(withoutEngines(text)).toBe(lock({ ...own, 'node_modules/a': { version: '1.0.0' } }));
  });
});
