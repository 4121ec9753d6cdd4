import { expect, it } from 'vitest';

import type { RecommenderQuery } from '../../../providers/recommender/provider.ts';
import { fakeRecommender } from '../../../testing/fake-recommender.ts';
import { createRecommenderCache } from './recommender-cache.ts';
import { strategyOf } from './strategies.ts';

const QUERY: RecommenderQuery = { strategy: 'popular', placement: 'home' };

function world() {
  let now = 0;
  const recommender = fakeRecommender();
  recommender.best.push({ productId: 'NF1A2B3C', recToken: 'tok-1' });
  const lines: string[] = [];
  const log = { warn: (_facts: unknown, line?: string) => void lines.push(line ?? '') };
  const { recommend, decide } = createRecommenderCache({
    clock: { now: () => now },
    recommender,
    timeoutMs: 20,
    log,
  });
  return { recommender, lines, ask: recommend, decide, pass: (ms: number) => void (now += ms) };
}

it('queries the provider by placement, and not for facts of the shop', () => {
  expect(strategyOf('product', 'similar')).toBe('alternatives');
  expect(strategyOf('cart', 'similar')).toBe('worn-with');
  expect(strategyOf('home', 'sale')).toBeUndefined();
  expect(strategyOf(undefined, 'similar')).toBeUndefined();
});

it('queries the provider once a minute for equal requests', async () => {
  const { ask: recommend, recommender, pass } = world();
  await Promise.all([recommend(QUERY), recommend(QUERY)]);
  pass(59_000);
  expect(await recommend(QUERY)).toHaveLength(1);
  expect(recommender.requests).toHaveLength(1);
  pass(1_000);
  await recommend(QUERY);
  expect(recommender.requests).toHaveLength(2);
});

it.each(['down', 'silent'] as const)(
  'returns nothing while the provider is %s, and leaves it alone for a while',
  async (state) => {
    const { ask: recommend, recommender, lines, pass } = world();
    recommender.state = state;
    expect(await Promise.all([recommend(QUERY), recommend({ ...QUERY, placement: 'cart' })])).toEqual([
      [],
      [],
    ]);
    expect(await recommend(QUERY)).toEqual([]);
    expect(recommender.requests).toHaveLength(2);
    expect(lines).toHaveLength(1);
    recommender.state = 'up';
    pass(10_000);
    expect(await recommend(QUERY)).toHaveLength(1);
  },
);

const VISITOR = { customerId: `vuid_${'a'.repeat(27)}`, path: '/en-us' };

it('asks for each visitor, and caches nothing of one', async () => {
  const { decide, recommender } = world();
  recommender.decision = { name: 'Popular', experience: 'Experiment' };
  await decide(QUERY, VISITOR);
  expect(await decide(QUERY, VISITOR)).toMatchObject({
    products: [{ productId: 'NF1A2B3C' }],
    decision: { experience: 'Experiment' },
  });
  expect(recommender.visitors).toEqual([VISITOR, VISITOR]);
});

it('decides nothing while the provider is silent, and leaves it alone for a while', async () => {
  const { decide, recommender } = world();
  recommender.state = 'silent';
  expect(await decide(QUERY, VISITOR)).toEqual({ products: [] });
  expect(await decide(QUERY, VISITOR)).toEqual({ products: [] });
  expect(recommender.visitors).toHaveLength(1);
});
