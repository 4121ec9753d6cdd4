/// <reference types="vite/client" />
import { Ajv2020 } from 'ajv/dist/2020.js';
// The plugin is a CommonJS module whose function is its `default` member.
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { contractCases } from '../mock/contract-cases.fixtures.ts';
import { operations } from '../mock/operations/operations.gen.ts';
import type { ResponseContract, ResponseSchema } from './contract.ts';
import { createFaultFinder } from './find-fault.ts';

const faultIn = (schema: ResponseSchema, data: unknown) =>
  createFaultFinder({ Name: { type: 'string', maxLength: 3 } })(schema, data);
const list = (items: ResponseSchema) => ({ type: 'array', items }) as const;

describe('a fault', () => {
  it.each<[string, ResponseSchema, unknown, string, string]>([
    ['a wrong type', { type: 'string' }, 3, '', 'is no string'],
    ['none of several types', { type: ['string', 'null'] }, 3, '', 'is no string or null'],
    ['a fraction', { type: 'integer' }, 1.5, '', 'is no integer'],
    ['a missing property', { required: ['a'] }, {}, '/a', 'is missing'],
    [
      'a property too many',
      { properties: {}, additionalProperties: false },
      { b: 1 },
      '/b',
      'is not allowed',
    ],
    [
      'a property behind a reference',
      { properties: { a: { $ref: 'Name' } } },
      { a: 'four' },
      '/a',
      'is longer than 3',
    ],
    [
      'an entry of a list',
      list({ type: 'object', required: ['x/y'] }),
      [{ 'x/y': 1 }, {}],
      '/1/x~1y',
      'is missing',
    ],
    [
      'an entry of a map',
      { additionalProperties: { type: 'boolean' } },
      { a: true, b: 0 },
      '/b',
      'is no boolean',
    ],
    [
      'a name of a map',
      { propertyNames: { pattern: '^[a-z]$' } },
      { a: 1, B: 2 },
      '/B',
      'has a name that is not allowed',
    ],
    ['too many entries', { maxItems: 1 }, [1, 2], '', 'has more than 1 entries'],
    ['too few properties', { minProperties: 1 }, {}, '', 'has fewer than 1 entries'],
    ['a repeated entry', { uniqueItems: true }, [{ a: [1] }, { a: [1] }], '', 'has an entry twice'],
    ['another pattern', { pattern: '^a' }, 'b', '', 'does not match ^a'],
    ['a day that does not exist', { format: 'date' }, '2026-02-29', '', 'is no date'],
    ['a time without a zone', { format: 'date-time' }, '2026-02-28T10:00:00', '', 'is no date-time'],
    ['a value outside an enum', { enum: ['a', 1] }, '1', '', 'is none of the allowed values'],
    ['a value beside a constant', { const: { a: 1 } }, { a: 2 }, '', 'is not the one allowed value'],
    [
      'none of the choices',
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      1,
      '',
      'fits none of the choices',
    ],
    [
      'two matching choices',
      { oneOf: [{ minimum: 1 }, { minimum: 2 }] },
      3,
      '',
      'does not fit exactly one of the choices',
    ],
    ['what it must not be', { not: { type: 'null' } }, null, '', 'fits what it must not be'],
  ])('is %s', (_name, schema, data, path, problem) => {
    expect(faultIn(schema, data)).toEqual({ path, problem });
  });

  it('is not a text whose code points fit, however many units they take', () => {
    expect(faultIn({ maxLength: 2, minLength: 2 }, '👟👟')).toBeUndefined();
    expect(faultIn({ minLength: 2 }, '👟')).toEqual({ path: '', problem: 'is shorter than 2' });
  });

  it('never contains the value', () => {
    expect(JSON.stringify(faultIn({ enum: ['a'] }, 'jane@example.com'))).not.toContain('jane');
  });
});

const contracts = import.meta.glob<{ default: object }>('../../../../openapi/bundled/*.json', {
  eager: true,
});
const compact = import.meta.glob<{ contract: ResponseContract }>('./services/!(shared).gen.ts', {
  eager: true,
});
const services = Object.keys(compact).map((file) => /([\w-]+)\.gen/.exec(file)?.[1] ?? '');

function* changed(value: unknown): Generator<unknown> {
  yield* [null, 0, -1, 1.5, 1e12, '', 'x'.repeat(6_000), true, [], {}];
  if (Array.isArray(value)) {
    yield [...value, ...value, ...value];
    for (const [index, entry] of value.slice(0, 1).entries())
      for (const other of changed(entry)) yield value.with(index, other);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, unknownProperty: 'x' };
    for (const [name, entry] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
      for (const other of changed(entry)) yield { ...value, [name]: other };
    }
  }
}

describe('the checker', () => {
  it.each(services)('checks every response of %s, valid or with one fault, as Ajv does', (service) => {
    const ajv = new Ajv2020({ strict: false, validateSchema: false, code: { optimize: false } });
    formats.default(ajv);
    for (const format of ['int32', 'int64', 'binary']) ajv.addFormat(format, true);
    ajv.addSchema({ $id: 'contract:', ...contracts[`../../../../openapi/bundled/${service}.json`]?.default });
    const contract = compact[`./services/${service}.gen.ts`]?.contract;
    const find = createFaultFinder(contract?.schemas ?? {});
    const differences: unknown[] = [];
    const subjects = new Set<string>();
    let judged = 0;
    for (const test of contractCases.filter((entry) => entry.service === service && entry.status < 300)) {
      const response = operations.find(({ id }) => id === test.id)?.answers[String(test.status)];
      if (test.schema === undefined || response === undefined || !('body' in response)) continue;
      const pointer = test.schema
        .split('/')
        .map((step, index) => (index === 0 ? step : encodeURIComponent(step)));
      const validate = ajv.compile({ $ref: `contract:${pointer.join('/')}` });
      const shape =
        contract?.answers[test.call]?.find(([, ...statuses]) => statuses.includes(test.status))?.[0] ?? false;
      const subject = JSON.stringify([shape, response.body]);
      if (subjects.has(subject)) continue;
      subjects.add(subject);
      for (const body of [response.body, ...changed(response.body)]) {
        judged += 1;
        const fault = find(shape, body);
        if (validate(body) !== (fault === undefined))
          differences.push({ call: test.call, fault, ajv: validate.errors });
        if (body === response.body && fault !== undefined) differences.push({ call: test.call, fault });
      }
    }
    expect(differences).toEqual([]);
    expect(judged).toBeGreaterThan(0);
  });
});
