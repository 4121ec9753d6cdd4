import { describe, expect, it } from 'vitest';
import { textReader } from './request-texts.ts';

const document = {
  components: {
    schemas: {
      Tree: {
        type: 'object',
        properties: {
          title: { type: 'string' },
          children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
        },
      },
    },
  },
};

const schema = {
  type: 'object',
  properties: {
    city: { type: 'string', maxLength: 8 },
    message: { type: 'string' },
    promo: { type: 'string', 'x-text': 'code' },
    phone: { type: 'string' },
    contact: { type: ['string', 'null'], format: 'email' },
    password: { type: 'string' },
    id: { type: 'string', format: 'uuid' },
    key: { type: 'string', pattern: '^[a-z]+$' },
    sort: { type: 'string', enum: ['a'] },
    names: { type: 'array', items: { type: 'string' } },
    more: { 'x-any-json': true },
    extra: { type: 'object', additionalProperties: { type: 'string' } },
    tree: { $ref: '#/components/schemas/Tree' },
    either: {
      oneOf: [
        { properties: { a: { type: 'string' } } },
        { allOf: [{ properties: { b: { type: 'string' } } }] },
      ],
    },
  },
};

const read = (value: unknown) => textReader(document, schema, 'body')(value);

describe('the texts of a request', () => {
  it.each<[string, unknown, unknown]>([
    ['one line', { city: ' New\u00a0 York\u200b ' }, { city: 'New York' }],
    ['a name that says several lines', { message: 'a\r\nb' }, { message: 'a\nb' }],
    ['a kind that the contract states', { promo: ' ｔrail 10' }, { promo: 'TRAIL10' }],
    ['a phone number', { phone: '٠١ ２' }, { phone: '01 2' }],
    ['an e-mail address by its format', { contact: 'a＠b.co ' }, { contact: 'a@b.co' }],
    ['a password', { password: ' e\u0301\u200b' }, { password: ' é\u200b' }],
    ['the items of a list', { names: [' a', 'b '] }, { names: ['a', 'b'] }],
    ['one value of a list', { names: ' a' }, { names: 'a' }],
    ['fields of any name', { extra: { x: ' a' } }, { extra: { x: 'a' } }],
    [
      'a schema that holds itself',
      { tree: { children: [{ title: ' a' }] } },
      { tree: { children: [{ title: 'a' }] } },
    ],
    ['alternatives', { either: { a: ' a', b: ' b' } }, { either: { a: 'a', b: 'b' } }],
  ])('%s', (_name, value, expected) => expect(read(value)).toEqual(expected));

  it.each<[string, object]>([
    ['an identifier', { id: ' \u200b' }],
    ['a pattern', { key: ' a ' }],
    ['a choice of a list', { sort: ' a' }],
    ['what may be anything', { more: { deep: ' a' } }],
    ['a field that the contract does not have', { unknown: ' a' }],
    ['bytes', new Uint8Array([0, 0])],
  ])('stay as they are in %s', (_name, value) => expect(read(structuredClone(value))).toEqual(value));

  it('may be missing', () => expect([read(undefined), read(null)]).toEqual([undefined, null]));

  it.each<[string, unknown, string]>([
    ['a NUL', { city: 'a\0b' }, 'city'],
    ['half of a surrogate pair', { tree: { children: [{}, { title: '\ud800' }] } }, 'tree.children.1.title'],
    ['the other half, in a list', { names: ['a', '\udc00'] }, 'names.1'],
    ['a key', { extra: { 'a\0': 'x' } }, 'extra'],
    ['what may be anything', { more: [['\ud800']] }, 'more.0.0'],
    ['a body that is a text', '\0', 'body'],
  ])('are rejected with their place: %s', (_name, value, field) => {
    expect(() => read(value)).toThrow(expect.objectContaining({ details: [{ errorId: 'API400', field }] }));
  });
});
