import { expect, it } from 'vitest';
import { context, fakeFetch } from '../core/transport.fixtures.ts';
import { createContentClient } from './index.ts';

function setUp() {
  const { requests, send } = fakeFetch();
  const content = createContentClient({ baseUrl: 'https://api.test', context, fetch: send });
  const queries = () => requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
  return { content, queries };
}

it('every read leaves out empty fields', async () => {
  const { content, queries } = setUp();
  const [mode, siteId] = ['live', 'NF-US'] as const;
  await content.GET('/{mode}/caas/v1/canvas/menu/{siteId}', { params: { path: { mode, siteId } } });
  await content.GET('/{mode}/caas/v1/canvas/search/{siteId}/{searchType}', {
    params: { path: { mode, siteId, searchType: 'article' }, query: { limit: 3 } },
  });
  expect(queries()).toMatchObject([{ removeNulls: 'true' }, { removeNulls: 'true', limit: '3' }]);
});

it('a caller can request every field', async () => {
  const { content, queries } = setUp();
  await content.GET('/{mode}/caas/v1/canvas/menu/{siteId}', {
    params: { path: { mode: 'live', siteId: 'NF-US' }, query: { removeNulls: false } },
  });
  expect(queries()).toMatchObject([{ removeNulls: 'false' }]);
});
