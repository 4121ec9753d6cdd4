import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { findProblems } from './find-problems.ts';
import { emptyValue, partOf, resolveSchema, SERVED_SCHEMA, blockTypes } from './schema.ts';

const page = (...blocks: readonly unknown[]) => ({ id: 'page-a', slug: 'a', title: 'A', blocks });
const hero = { type: 'Hero', id: 'h', title: 'Home' };

describe('a problem names where it is, what is wrong and what to do', () => {
  it.each<[string, unknown, string, RegExp, RegExp]>([
    [
      'a misspelled field',
      page({ ...hero, tilte: 'x' }),
      '/blocks/0',
      /unknown field tilte/,
      /Did you mean title\?/,
    ],
    [
      'a misspelled choice',
      page({ ...hero, titleStyle: 'displai' }),
      '/blocks/0/titleStyle',
      /"displai" is not allowed/,
      /Did you mean display\?/,
    ],
    [
      'an unknown block',
      page({ type: 'Hreo', id: 'h' }),
      '/blocks/0/type',
      /"Hreo" is no type/,
      /Did you mean Hero\?/,
    ],
    ['a block without a type', page({ id: 'h' }), '/blocks/0', /has no type/, /Add a type: Accordions/],
    [
      'a missing field',
      page({ ...hero, targets: [{ text: 'Go' }] }),
      '/blocks/0/targets/0',
      /has no url/,
      /Add the field url/,
    ],
    [
      'a wrong kind of value',
      page({ ...hero, title: 7 }),
      '/blocks/0/title',
      /is not a text/,
      /Write a text/,
    ],
    [
      'a text that is too long',
      page({ ...hero, title: '🧥'.repeat(161) }),
      '/blocks/0/title',
      /has 161 characters/,
      /160/,
    ],
    ['a list that is none', { ...page(), blocks: {} }, '/blocks', /is not a list/, /Write a list/],
    [
      'a bad block inside of a block',
      page({ type: 'Collection', id: 'c', items: [{ ...hero, id: '' }] }),
      '/blocks/0/items/0/id',
      /is empty/,
      /Write a text/,
    ],
    ['no page at all', null, '', /is not an object/, /Write an object/],
  ])('%s', (_, value, pointer, reason, suggestion) => {
    expect(findProblems(SERVED_SCHEMA, value)).toEqual([
      {
        pointer,
        reason: expect.stringMatching(reason) as string,
        suggestion: expect.stringMatching(suggestion) as string,
      },
    ]);
  });

  it('every one of several, up to fifty', () => {
    const wrong = Array.from({ length: 80 }, () => ({ ...hero, title: 7 }));
    expect(findProblems(SERVED_SCHEMA, page({ ...hero, id: '', titleH1: 'yes' }))).toHaveLength(2);
    expect(findProblems(SERVED_SCHEMA, page(...wrong))).toHaveLength(50);
  });
});

it('a document without an end, or with names of prototypes, is only reported', () => {
  let deep: object = hero;
  for (let depth = 0; depth < 500; depth += 1) deep = { type: 'Collection', id: 'c', items: [deep] };
  expect(findProblems(SERVED_SCHEMA, page(deep)).map(({ reason }) => reason)).toEqual([
    'is nested too deeply',
  ]);
  const named: unknown = JSON.parse('{"type":"Hero","id":"h","__proto__":{},"constructor":1}');
  expect(findProblems(SERVED_SCHEMA, page(named))).toHaveLength(2);
});

it('agrees with a JSON Schema validator about every type of block, smallest and broken', () => {
  const isValid = new Ajv2020({ strict: false }).compile(Object(SERVED_SCHEMA));
  for (const type of blockTypes()) {
    const schema = resolveSchema(SERVED_SCHEMA, partOf(SERVED_SCHEMA, '#/$defs/block'), { type });
    const block = Object(emptyValue(SERVED_SCHEMA, schema));
    for (const id of ['b', '', 7, undefined]) {
      const value = JSON.parse(JSON.stringify(page({ ...block, id })));
      expect([type, id, findProblems(SERVED_SCHEMA, value).length === 0]).toEqual([type, id, isValid(value)]);
    }
  }
});
