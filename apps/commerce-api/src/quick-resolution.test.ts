import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { resolveQuickly } from './quick-resolution.ts';

const SHOP = 'file:///shop/apps/commerce-api/src/server.ts';
const DRIZZLE = 'file:///shop/node_modules/drizzle-orm/pg-core/index.js';

describe('an import', () => {
  it('of a source by a relative path needs no search', () => {
    expect(resolveQuickly('./db/open.ts', SHOP)).toEqual({
      url: 'file:///shop/apps/commerce-api/src/db/open.ts',
      format: 'module-typescript',
    });
  });

  it('inside a large package needs none either', () => {
    expect(resolveQuickly('../sql/sql.js', DRIZZLE)).toEqual({
      url: 'file:///shop/node_modules/drizzle-orm/sql/sql.js',
      format: 'module',
    });
  });

  it.each([
    ['of a package', 'drizzle-orm', SHOP],
    ['of a built-in module', 'node:fs', SHOP],
    ['without an extension', './db/open', SHOP],
    ['inside another package', './lib/query.js', 'file:///shop/node_modules/pg/esm/index.mjs'],
    ['from nowhere', './db/open.ts', undefined],
    ['from no file', './open.ts', 'data:text/javascript,1'],
  ])('%s is left to Node', (_name, specifier, parent) => {
    expect(resolveQuickly(specifier, parent)).toBeUndefined();
  });

  it('leads to the same modules as Node’s own search', () => {
    const script = `
      const { useQuickResolution } = await import(${JSON.stringify(join(import.meta.dirname, 'quick-resolution.ts'))});
      const before = await import('drizzle-orm/pg-core');
      useQuickResolution();
      const { serviceSecret } = await import(${JSON.stringify(join(import.meta.dirname, 'domains/customers/token/schema.ts'))});
      process.stdout.write(String(serviceSecret instanceof before.PgTable));`;
    const output = execFileSync(
      process.execPath,
      ['--conditions=@haberdash/source', '--input-type=module', '-e', script],
      {
        cwd: import.meta.dirname,
        encoding: 'utf8',
      },
    );
    expect(output).toBe('true');
  });
});
