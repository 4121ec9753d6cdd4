import { expect, it } from 'vitest';
import { recommendationImpressions } from './recommendations.ts';

const products = Array.from({ length: 30 }, (_, index) => ({
  id: `NF${index}`,
  ...(index === 0 ? { recToken: 'token' } : {}),
}));
const decision = (experience: string) => ({ monetateDecision: { name: 'home', experience } });

it('reports up to 24 products, with the token of the vendor where there is one', () => {
  const reported = recommendationImpressions({}, products);
  expect(reported).toHaveLength(24);
  expect(reported.slice(0, 2)).toEqual([{ id: 'NF0', recToken: 'token' }, { id: 'NF1' }]);
});

it.each([
  ['the control group', { ...decision('Control'), selected: true }, 0],
  ['a block that another one was chosen over', { ...decision('B'), selected: false }, 0],
  ['the block that was chosen', { ...decision('B'), selected: true }, 24],
])('reports for %s', (_, block, count) => {
  expect(recommendationImpressions(block, products)).toHaveLength(count);
});
