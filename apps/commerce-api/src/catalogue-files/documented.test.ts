import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { COLUMNS } from './columns.ts';
import { FORMATS } from './formats/index.ts';
import { parseMapping } from './mapping.ts';
import { USAGE } from './options.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/catalogue.md'), 'utf8');

const KEYS = { language: ':en', currency: ':EUR', location: ':online' } as const;

it('docs/catalogue.md has every column of every format', () => {
  const columns = Object.values(FORMATS)
    .filter(({ name }) => name !== 'haberdash')
    .flatMap(({ fields, unused }) => [...fields.map(({ column }) => column), ...Object.keys(unused)]);
  const own = COLUMNS.map(({ name, per }) => (per === undefined ? name : `${name}${KEYS[per]}`));
  expect([...columns, ...own].filter((column) => !page.includes(`\`${column}\``))).toEqual([]);
});

it('docs/catalogue.md has every entry of a mapping file, in an example that is valid', () => {
  const [, json = ''] = /```json\n([^`]+)```/.exec(page) ?? [];
  const example = JSON.parse(json) as object;
  expect(() => parseMapping(example, 'the example')).not.toThrow();
  expect(Object.keys(example).toSorted()).toEqual(
    [...Object.keys(parseMapping({}, '')), 'currency', 'decimal'].toSorted(),
  );
});

it('docs/catalogue.md has every option of the command', () => {
  const options = USAGE.match(/--[a-z][a-z-]*/g) ?? [];
  expect(options.filter((option) => !page.includes(option))).toEqual([]);
});

it.each([
  [{ langage: 'en' }, 'the test: langage is no entry of a mapping file'],
  [{ currency: 'SEK' }, 'the test: currency must be a currency of the shop'],
  [{ colors: { Rust: { family: 'ruby' } } }, 'the test: colors.Rust.family must be one of'],
])('a mapping file with %j is rejected', (mapping, message) => {
  expect(() => parseMapping(mapping, 'the test')).toThrow(message);
});
