import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

import { compilersOf } from './compilers.ts';
import { readContracts } from './contracts.ts';

const text = (maxLength: number) => ({
  type: 'object',
  properties: { a: { type: 'string', maxLength } },
  required: ['a'],
});

describe('the schemas of requests', () => {
  // A separate list without compiled schemas.
  const compilers = () => compilersOf(readContracts().slice(0, 1));

  it('are compiled one after another, with room for others in between', async () => {
    const { strict, converting, prepareRequests } = compilers();
    const schemas = [1, 2, 3].map(text);
    for (const schema of schemas) {
      strict(schema);
      converting(schema);
    }
    let turns = 0;
    let isDone = false;
    const prepared = prepareRequests().finally(() => (isDone = true));
    while (!isDone) {
      turns += 1;
      await nextTurn();
    }
    await prepared;
    expect(turns).toBeGreaterThan(schemas.length);
  });

  it('mean the same whether they were compiled before their first use or with it', async () => {
    const { strict, converting, prepareRequests } = compilers();
    const [early, read] = [strict(text(2)), converting(text(2))];
    await prepareRequests();
    const late = strict(text(3));
    expect([early({ a: 'ab' }), early({ a: 'abc' }), early({ a: 1 })]).toEqual([true, false, false]);
    expect([read({ a: 12 }), late({ a: 'abc' }), late({ a: 'abcd' })]).toEqual([true, true, false]);
  });
});

describe('the errors of a response', () => {
  const responses = () => {
    const [contract] = readContracts();
    if (contract === undefined) throw new TypeError('There is a contract.');
    const { service, document } = contract;
    // A schema without references would be inlined.
    const own = { $ref: '#/components/schemas/TestThing' };
    const thing = { type: 'object', required: ['a', 'b', 'c'], properties: { own } };
    const schemas = { ...document.components['schemas'], TestThing: thing };
    const components = { ...document.components, schemas };
    const { responses: compile } = compilersOf([{ service, document: { ...document, components } }]);
    return { compile, thing: { $ref: `contract:${service}#/components/schemas/TestThing` } };
  };

  it('of a long list are few, so that finding them takes time with its length', () => {
    const { compile, thing } = responses();
    const check = compile({ type: 'array', items: thing });
    expect(check(Array.from({ length: 2_000 }, () => ({})))).toBe(false);
    // Three errors per item up to a hundred, then one.
    expect(check.errors?.length).toBeLessThan(2_200);
    expect(check.errors?.slice(0, 3).map(({ instancePath, params }) => [instancePath, params])).toEqual([
      ['/0', { missingProperty: 'a' }],
      ['/0', { missingProperty: 'b' }],
      ['/0', { missingProperty: 'c' }],
    ]);
  });

  it('are found in every alternative, however many there are before', () => {
    const { compile, thing } = responses();
    const list = { type: 'array', items: thing };
    const check = compile({ anyOf: [list, { allOf: [list, thing] }] });
    expect(check(Array.from({ length: 500 }, () => ({})))).toBe(false);
    const both = compile({ properties: { first: list, second: { anyOf: [thing, thing] } } });
    expect(both({ first: Array.from({ length: 500 }, () => ({})), second: {} })).toBe(false);
    expect(both.errors?.some(({ instancePath }) => instancePath === '/second')).toBe(true);
    expect(both({ first: [], second: { a: 1, b: 1, c: 1 } })).toBe(true);
  });
});
