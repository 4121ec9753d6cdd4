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
  // A list of its own, so that nothing was compiled with it before.
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
