import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { esmOfReact } from './esm-react.ts';

const require = createRequire(import.meta.url);
const pathOf = (file: string): string => {
  const [name = '', ...rest] = file.split('/');
  return join(dirname(require.resolve(`${name}/package.json`)), ...rest);
};
const read = (file: string): string => esmOfReact(readFileSync(pathOf(file), 'utf8'));

const files = [
  'react/cjs/react.production.js',
  'react/cjs/react-jsx-runtime.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
];

it.each(files)('%s exports as an ES module what it exports as CommonJS', (file) => {
  const [, list = ''] = /^export \{ (.+) \};$/m.exec(read(file)) ?? [];
  const names = list.split(', ').map((each) => each.split(' as ')[1] ?? each);
  // Published JavaScript without types.
  const commonJs = require(pathOf(file)) as object;
  expect(new Set(names)).toEqual(new Set(Object.keys(commonJs)));
});

it.each(files)('%s imports what it required', (file) => {
  const required = [...readFileSync(pathOf(file), 'utf8').matchAll(/require\("(.+?)"\)/g)];
  const imported = [...read(file).matchAll(/^import \* as \w+ from '(.+)';$/gm)];
  expect(imported.map(([, from]) => from)).toEqual(required.map(([, from]) => from));
});

it.each(['react/index.js', 'react/jsx-runtime.js', 'react-dom/client.js', 'scheduler/index.js'])(
  '%s passes its production file on, by name and as the default',
  (file) => {
    expect(read(file)).toMatch(
      /^import \* as all from '(.+\.production\.js)';\nexport \* from '\1';\nexport default all;$/,
    );
  },
);

it('a file of another form fails the build', () => {
  expect(() => esmOfReact('module.exports = build(require("react"));')).toThrow('CommonJS');
});
