import { expect, it } from 'vitest';
import { createUser } from './user.ts';

it.each([[undefined], [null], [12], [{}], ['undefined']])('makes no user of the id %j', (id) => {
  expect(createUser(id)).toBeUndefined();
});

it.each([[''], ['0'], ['null'], ['Undefined'], ['a\u0000b']])('takes the text %j for an id', (id) => {
  expect(createUser(id)?.id).toBe(id);
});

it.each([['text'], [1], [[]], [true]])('makes no user with %j for attributes', (attributes) => {
  expect(createUser('id', { attributes })).toBeUndefined();
});

it('keeps strings, booleans and finite numbers up to 2^53, and drops the rest', () => {
  const limit = 2 ** 53;
  const attributes = {
    text: '',
    off: false,
    half: 0.5,
    big: -limit,
    tooBig: limit * 2,
    nan: Number.NaN,
    endless: Number.POSITIVE_INFINITY,
    nothing: null,
    missing: undefined,
    list: [],
  };
  expect([...(createUser('id', { attributes })?.attributes.keys() ?? [])]).toEqual([
    'text',
    'off',
    'half',
    'big',
  ]);
});
