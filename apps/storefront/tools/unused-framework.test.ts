import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { leaveOut, unusedFiles, withoutUnused } from './unused-framework.ts';

const require = createRequire(import.meta.url);
const modules = dirname(dirname(require.resolve('react/package.json')));
const read = (path: string): string => readFileSync(join(modules, path), 'utf8');

const source = `
function used(a) {
  return Hidden(a);
}
async function Hidden(
  a
) {
  if (a) {
    return other();
  }
}
Hidden.prototype.find = function () {
  return 1;
};
exports.name = used;
exports.hide = function () {
  return other();
};
`;

describe('what is left out of a file', () => {
  const left = withoutUnused(source, { functions: ['Hidden'], exports: ['hide'] });

  it('is the body of a function with its methods, and the named export', () => {
    expect(left).not.toContain('other');
    expect(left).not.toContain('prototype');
    expect(left).not.toContain('exports.hide');
  });

  it('leaves its callers as they are', () => {
    expect(left).toContain('function Hidden() {}');
    expect(left).toContain('return Hidden(a);');
    expect(left).toContain('exports.name = used;');
  });

  it('has to be there: an upgrade that renames it fails the build', () => {
    expect(() => withoutUnused(source, { functions: ['Renamed'] })).toThrow('Renamed');
    expect(() => withoutUnused(source, { functions: [], exports: ['renamed'] })).toThrow('renamed');
  });
});

it.each(unusedFiles)(
  '%s of the installed version has all that is left out of it, and is a module still',
  (path) => {
    const before = read(path);
    const after = leaveOut(before, path);
    expect(after.length).toBeLessThan(before.length);
    expect(() => parseAst(after)).not.toThrow();
  },
);

it('names for DevTools do not keep a component of the router that nobody uses', () => {
  const left = leaveOut(
    'const Link = React$1.forwardRef(function LinkWithRef() {\n});\nLink.displayName = "Link";\n',
    'react-router/dist/production/lib/dom/lib.js',
  );
  expect(left).toBe('const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {\n});\n\n');
});

it('a file that is used whole stays as it is', () => {
  expect(leaveOut(source, 'react/cjs/react-jsx-runtime.production.js')).toBe(source);
});
