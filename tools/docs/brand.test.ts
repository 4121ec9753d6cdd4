import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Tests and stories may use the demo's brand; so may the design tokens, whose example theme it is. */
const FREE =
  /\.(?:test|test-d|fixtures|stories|contract-cases|gen)\.|\/(?:testing|bench|dist)\/|\/tokens\/|(?:README|CHANGELOG)\.md$/;

it('no application and no package names the brand of the demo', () => {
  const files = execFileSync('git', ['ls-files', 'apps', 'packages'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|json|css|svg|webmanifest|html)$/.test(file) && !FREE.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => /northfell/i.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
