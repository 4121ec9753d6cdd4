import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeShopper, outcome } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { pageQuery } from '../../../pages/page-query.ts';
import { readStories } from './stories.server.ts';

const PAGE = 'GET /live/caas/v1/canvas/page/NF-GB/stories';
const SEARCH = 'GET /live/caas/v1/canvas/search/NF-GB/article';
const grid = {
  type: 'ArticleGrid',
  id: 'grid',
  rowsToLoad: 6,
  gridSize: { sm: 1, md: 2, lg: 3 },
  showFilterBar: true,
  loadMore: true,
};
const stories = { body: { id: 'page-stories', slug: 'stories', title: 'Stories', blocks: [grid] } };
const articles = (count: number, numFound: number) => ({
  body: {
    result: Array.from({ length: count }, (_, index) => ({
      id: `story-${index}`,
      name: 'A story',
      url: `/stories/story-${index}`,
    })),
    facets: [],
    numFound,
  },
});

function pageOf(path: string, found: ReturnType<typeof articles>) {
  const { shopper, seen } = fakeShopper({ [PAGE]: stories, [SEARCH]: found }, { path });
  // Each address has its own tag, because results are cached.
  const read = { ...shopper, query: pageQuery('stories', shopper.url.searchParams) };
  return { page: outcome(readStories(read)), seen };
}

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('a page of stories begins where the page before it ends', async () => {
  const { page, seen } = pageOf('/stories?tag=care&page=2', articles(6, 12));
  expect((await page).data).toMatchObject({
    blocks: [{ interactiveBlock: { firstOffset: 6, chosenTags: ['care'], results: { numFound: 12 } } }],
  });
  expect(seen.map(({ query }) => query)).toContainEqual(expect.stringContaining('offset=6'));
});

it.each([
  ['/stories?tag=trips&page=3', 12, '/en-gb/stories?tag=trips&page=2'],
  ['/stories?tag=winter&page=9', 5, '/en-gb/stories?tag=winter'],
])('a page behind the last one leads to the last, as of a listing: %s of %i', async (path, numFound, to) => {
  expect((await pageOf(path, articles(0, numFound)).page).to).toBe(to);
});

it('stories of which there are none are said to be none', async () => {
  const { page } = pageOf('/stories?tag=nothing&page=2', articles(0, 0));
  expect((await page).data).toMatchObject({ title: 'Stories' });
});
