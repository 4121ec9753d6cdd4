import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { rulesFor } from './all.ts';
import { repeatedIds } from './operation-rules.ts';
import { response, body, contract } from './rules.fixtures.ts';

const rules = rulesFor(new Set(['API404']));
const findings = (document: JsonObject) => rules.flatMap((rule) => rule(document));
const messages = (document: JsonObject) => findings(document).map(({ message }) => message);
const thing = (schema: JsonObject) => contract({ schemas: { Extra: schema } });
const sent = (schema: JsonObject, example?: string | number | JsonObject) =>
  contract({ operation: body(schema, example ?? {}) });
const string = { type: 'string', maxLength: 5 };

describe('the rules for contracts', () => {
  it('find no fault with a sound contract', () => {
    expect(findings(contract())).toEqual([]);
  });

  it.each<[string, JsonObject, string]>([
    ['nullable', { ...string, nullable: true }, 'uses nullable, which 3.1 does not know'],
    ['a schema without a type', { description: 'x' }, 'has no type'],
    ['an object without properties', { type: 'object' }, 'is an object without properties'],
    [
      'an object that takes anything',
      { type: 'object', additionalProperties: true },
      'is an object without properties',
    ],
    ['a nullable loose object', { type: ['object', 'null'] }, 'is an object without properties'],
    [
      'a map without an end',
      { type: 'object', additionalProperties: string },
      'is a map without maxProperties',
    ],
    [
      'an endless string',
      { type: 'string' },
      'is a string without maxLength, enum, const, pattern or format',
    ],
    ['an endless list', { type: 'array', items: string }, 'is an array without maxItems'],
    ['a list of anything', { type: 'array', maxItems: 2 }, 'is an array without items'],
    [
      'a required name that is not described',
      { type: 'object', required: ['a'], properties: { b: string } },
      'requires a without describing it',
    ],
  ])('name %s', (_name, schema, message) => {
    expect(findings(thing(schema))).toEqual([{ pointer: '#/components/schemas/Extra', message }]);
    const below = { type: 'object', properties: { a: { type: 'array', maxItems: 1, items: schema } } };
    expect(findings(thing(below))).toEqual([
      { pointer: '#/components/schemas/Extra/properties/a/items', message },
    ]);
  });

  it('let a map and a marked value be of any type', () => {
    const map = { type: 'object', additionalProperties: string, maxProperties: 3 };
    expect(messages(thing({ type: 'object', properties: { map, any: { 'x-any-json': true } } }))).toEqual([]);
  });

  it('require closed and bounded requests, also behind a reference', () => {
    const Sent = {
      type: 'object',
      properties: { n: { type: 'integer', minimum: 0 }, mail: { type: 'string', format: 'email' } },
    };
    const document = contract({
      operation: body({ $ref: '#/components/schemas/Sent' }, {}),
      schemas: { Sent },
    });
    expect(findings(document)).toEqual([
      { pointer: '#/components/schemas/Sent', message: 'is sent by callers and takes unknown properties' },
      {
        pointer: '#/components/schemas/Sent/properties/mail',
        message: 'is sent by callers and has a format without maxLength',
      },
      {
        pointer: '#/components/schemas/Sent/properties/n',
        message: 'is a number sent by callers without minimum and maximum',
      },
    ]);
    expect(messages(thing(Sent))).toEqual([]);
  });

  it('take an object whose whole is closed', () => {
    const schema = {
      type: 'object',
      allOf: [{ type: 'object', properties: { a: string } }],
      properties: { b: string },
      unevaluatedProperties: false,
    };
    expect(messages(sent(schema, { a: 'x', b: 'y' }))).toEqual([]);
    expect(messages(sent(schema, { c: 'x' }))).toEqual([
      'is no valid example: the value must NOT have unevaluated properties (c)',
    ]);
  });

  it('require an example of every body, success response and path parameter', () => {
    const closed = { type: 'object', additionalProperties: false, properties: {} };
    const parameters = [
      { name: 'q', in: 'query', schema: string },
      { name: 'x-header', in: 'header', schema: string },
    ];
    const operation = {
      ...body(closed),
      parameters,
      responses: { '200': response(closed) },
      'x-error-codes': {},
    };
    expect(findings(contract({ operation }))).toEqual([
      { pointer: '#/paths/~1things~1{thingId}/put/parameters/0', message: 'has no example' },
      {
        pointer: '#/paths/~1things~1{thingId}/put/requestBody/content/application~1json',
        message: 'has no example',
      },
      {
        pointer: '#/paths/~1things~1{thingId}/put/responses/200/content/application~1json',
        message: 'has no example',
      },
    ]);
  });

  it('check examples against their schemas', () => {
    const parameters = [{ name: 'q', in: 'query', example: 'too long', schema: string }];
    const responses = { '200': response({ $ref: '#/components/schemas/Thing' }, { name: 3 }) };
    expect(findings(contract({ operation: { parameters, responses, 'x-error-codes': {} } }))).toEqual([
      {
        pointer: '#/paths/~1things~1{thingId}/put/parameters/0/example',
        message: 'is no valid example: the value must NOT have more than 5 characters',
      },
      {
        pointer: '#/paths/~1things~1{thingId}/put/responses/200/content/application~1json/examples/one/value',
        message: 'is no valid example: /name must be string',
      },
    ]);
  });

  it.each<[string, JsonObject, string]>([
    ['an error without a code', { 'x-error-codes': {} }, 'answers 404 without a code in x-error-codes'],
    [
      'an unknown code',
      { 'x-error-codes': { '404': ['NOPE'] } },
      'names NOPE, which is no code of the catalogue',
    ],
    [
      'codes of a status that is not answered',
      { 'x-error-codes': { '404': ['API404'], '409': ['API404'] } },
      'names codes for 409, which it does not answer',
    ],
    ['a call without a tag', { tags: [] }, 'has no tag, or more than one'],
    ['a call with two tags', { tags: ['a', 'b'] }, 'has no tag, or more than one'],
  ])('name %s', (_name, operation, message) => {
    expect(messages(contract({ operation }))).toEqual([message]);
  });

  it('require every error to have the shared schema, except for other hosts', () => {
    const operation = { 'x-error-codes': {}, responses: { '404': response({ type: 'boolean' }) } };
    expect(messages(contract({ operation, servers: [{ url: 'https://photos.example.com' }] }))).toEqual([]);
    expect(messages(contract({ operation }))).toEqual([
      'is no ErrorResponse',
      'answers 404 without a code in x-error-codes',
    ]);
  });

  it('find a name that two contracts use', () => {
    const twice = repeatedIds(
      new Map([
        ['a', contract()],
        ['b', contract()],
      ]),
    );
    expect([...twice]).toEqual([
      ['changeThing', ['a #/paths/~1things~1{thingId}/put', 'b #/paths/~1things~1{thingId}/put']],
    ]);
  });
});
