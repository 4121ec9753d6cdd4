import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageQuery } from '../../../../pages/page-query.ts';
import { fakeShopper, type Responses } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readHelpPage } from './help-page.server.ts';

const SEARCH = 'GET /live/caas/v1/canvas/search/NF-GB/help';
const returns = { id: 'help-returns', name: 'Returns', url: '/returns', eyebrow: 'Your refund' };

function read(address: string, responses: Responses) {
  const { shopper } = fakeShopper(responses, { path: `/help?${address}` });
  return readHelpPage({ ...shopper, query: pageQuery('help', shopper.url.searchParams) });
}

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('leads to the pages that the help centre has, within the site', async () => {
  const page = await read('q=refund', {
    [SEARCH]: { body: { result: [returns], facets: [], numFound: 1 } },
  });
  expect(page).toMatchObject({
    q: 'refund',
    results: [{ title: 'Returns', href: '/en-gb/returns', eyebrow: 'Your refund' }],
  });
});

it('tells nothing found from nobody there to ask', async () => {
  const nothing = await read('q=moon', { [SEARCH]: { body: { result: [], facets: [], numFound: 0 } } });
  expect(nothing.results).toEqual([]);
  expect((await read('q=moon', { [SEARCH]: 'no-answer' })).results).toBeUndefined();
});

it('is indexed as a whole, not with a search', async () => {
  const all = { [SEARCH]: { body: { result: [returns], facets: [], numFound: 1 } } };
  expect((await read('', all)).head).not.toHaveProperty('noIndex');
  expect((await read('q=refund', all)).head).toMatchObject({ noIndex: true });
});

it('asks for every page where nothing is looked for', async () => {
  const { shopper, seen } = fakeShopper(
    { [SEARCH]: { body: { result: [returns], facets: [], numFound: 1 } } },
    { path: '/help' },
  );
  await readHelpPage({ ...shopper, query: pageQuery('help', shopper.url.searchParams) });
  expect(seen.map(({ query }) => query)).toEqual([expect.not.stringContaining('q=')]);
});
