import { ApiError, TransportError } from '@haberdash/api-client';
import { createContentClient } from '@haberdash/api-client/content';
import { createProductsClient } from '@haberdash/api-client/products';
import { expect, it } from 'vitest';
import { readQuery } from '../model/query.ts';
import type { Raw } from '../model/raw.ts';
import { problemOf } from './problems.server.ts';
import { showBlock } from './show-block.server.ts';

/** Clients with fixed responses. */
function apisWith(response: object) {
  const options = {
    baseUrl: 'http://127.0.0.1:9',
    context: { locale: 'en-us', brand: 'northfell', region: 'NORA', siteId: 'NF-US' } as const,
    fetch: async () => Response.json(response),
  };
  return { products: createProductsClient(options), content: createContentClient(options) };
}
const show = (raw: Raw, query = '', response: object = { products: [] }) =>
  showBlock(raw, readQuery(new URLSearchParams(query)), apisWith(response));

it('a valid block is shown without findings', async () => {
  const { blocks, findings, why } = await show({ type: 'RichText', id: 'a', richText: '<p>Hello</p>' });
  expect([blocks.map(({ id }) => id), findings, why]).toEqual([['a'], [], []]);
});

it.each([
  ['of an unknown type', { type: 'Hologram', id: 'x' }],
  ['without an id', { type: 'RichText', richText: '<p>a</p>' }],
  ['with a field of the wrong kind', { type: 'RichText', id: 'x', title: 7 }],
])('a block %s is reported in its place, and no pane is blank', async (_what, raw) => {
  const { blocks, findings } = await show(raw);
  expect(blocks).toEqual([]);
  expect(findings.map(({ code }) => code)).toContain('left-out');
  expect(findings[0]?.text).toMatch(/^Readers do not get this: ./);
});

it('a link that readers may not follow is named, and its block stays', async () => {
  const targets = [{ text: 'Go', url: 'javascript:alert(1)' }];
  const { blocks, findings } = await show({ type: 'SecondaryNav', id: 'n', title: 'More', targets });
  expect(findings.some(({ text }) => text.includes('unsafe link'))).toBe(true);
  expect(blocks.length).toBeLessThanOrEqual(1);
});

it('a grid of articles is filled as in the shop, and is shown empty when the service fails', async () => {
  const raw = { type: 'ArticleGrid', id: 'g', rowsToLoad: 1, gridSize: { sm: 1, md: 2, lg: 3 } };
  const article = { id: 'a', name: 'Wash a shell', url: '/stories/wash-a-shell', tags: [] };
  const filled = await show(raw, '', { result: [article], facets: [], numFound: 1 });
  expect(filled.blocks).toMatchObject([{ type: 'ArticleGrid', results: { numFound: 1 } }]);
  expect((await show(raw, '', { nonsense: true })).blocks).toHaveLength(1);
});

it('of a segmentation the reader’s part is shown, with the reason', async () => {
  const text = (id: string) => ({ type: 'RichText', id, richText: '<p>a</p>' });
  const raw = {
    type: 'Segmentation',
    id: 's',
    segments: [{ id: 'employee', targets: [text('staff')] }],
    baselines: [text('all')],
  };
  expect((await show(raw)).blocks.map(({ id }) => id)).toEqual(['all']);
  const forced = await show(raw, 'forced=employee');
  expect([forced.blocks[0]?.id, forced.why]).toEqual(['staff', ['The segment “employee”, which is forced.']]);
});

it('the blocks of a filter are shown, with where readers get them', async () => {
  const raw = {
    type: 'Filter',
    id: 'f',
    variant: 'byCategory',
    operator: 'IN',
    filterBy: ['110100'],
    components: [{ type: 'RichText', id: 'care', richText: '<p>Wash it often</p>' }],
  };
  const { blocks, why, findings } = await show(raw);
  expect(blocks.map(({ id }) => id)).toEqual(['care']);
  expect(why).toEqual(['What the filter holds; readers get it in the categories “110100” only.']);
  expect(findings).toEqual([]);
});

const call = { method: 'GET', path: '/live/caas/v1/canvas/showcase/{siteId}/{docType}' };
it.each([
  [new TransportError('network', call, 'x'), 'cannot be reached', 'Start the commerce service'],
  [new TransportError('timeout', call, 'x'), 'takes too long', 'fewer results'],
  [new TransportError('too-large', call, 'x'), 'too large', '4 MB'],
  [
    new ApiError({ status: 404, call, details: [{ errorId: 'API404', message: 'x' }] }),
    'no such content',
    'the date',
  ],
  [
    new ApiError({ status: 500, call, details: [{ errorId: 'GEN500', message: 'x' }] }),
    'has failed',
    'Its log says why',
  ],
])('a failure of the service is reported with its fix: %s', (error, title, cure) => {
  const problem = problemOf(error);
  expect(problem.title).toContain(title);
  expect(problem.cure).toContain(cure);
});

it('a fault of the preview itself is no problem of the content', () => {
  expect(() => problemOf(new TypeError('x is undefined'))).toThrow(TypeError);
});
