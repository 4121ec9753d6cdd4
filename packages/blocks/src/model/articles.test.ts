import { expect, it } from 'vitest';
import { articleGrid } from '../article-grid/article-grid.fixtures.ts';
import { parseArticles } from './articles.ts';
import { articlePageSize, articleQuery, hasFoldedFacets } from './article-query.ts';

it('a load brings rows × columns of the smallest width, and three where that cannot be computed', () => {
  expect(articlePageSize({ rowsToLoad: 4, gridSize: { sm: 2, md: 3, lg: 4 } })).toBe(8);
  expect(articlePageSize(articleGrid({ rowsToLoad: 'many' }))).toBe(3);
});

it('fixed tags stay with the chosen ones; the default ones are replaced', () => {
  const block = articleGrid({ initialQuery: 'care', initialQueryNotFiltered: 'winter, trips' });
  expect(articleQuery(block)).toEqual({ tags: ['care', 'winter', 'trips'], offset: 0, limit: 3 });
  expect(articleQuery(block, ['running'], 6)).toEqual({ tags: ['care', 'running'], offset: 6, limit: 3 });
});

it('4, 10 or 20 tags show before the others are folded away', () => {
  expect([4, 5].map(hasFoldedFacets)).toEqual([false, true]);
});

it('an article without a valid link is left out with one fault, the others stay', () => {
  const faults: string[] = [];
  const response = {
    result: [
      { id: 'a', name: 'A', url: 'javascript:alert(1)' },
      { id: 'b', name: 'B', url: '/stories/b', date: 'soon' },
    ],
    facets: [],
    numFound: 2,
  };
  const found = parseArticles(response, { log: ({ code }) => faults.push(code) });
  expect(found?.result).toEqual([{ id: 'b', name: 'B', url: '/stories/b', date: undefined, tags: [] }]);
  expect(faults).toEqual(['unsafe-link']);
});
