import { expect, it } from 'vitest';
import type { ContentFault } from './fault.ts';
import { flattenBlocks } from './nested.ts';
import { parseBlocks, parsePage } from './parse-page.ts';
import { recommendationQueries } from './recommendations.ts';

const carousel = { type: 'RecommendationCarousel', id: 'inner', widget: 'sale' };
const wrapped = {
  type: 'Segmentation',
  id: 's',
  segments: [{ id: 'employee', targets: [carousel, { type: 'Nope', id: 'n' }] }],
  baselines: [{ type: 'Hero', id: 'h', title: 'Inside' }],
};

function parse(blocks: unknown, place?: { categoryIds: string[] }) {
  const faults: ContentFault[] = [];
  return { blocks: parseBlocks(blocks, { log: (fault) => faults.push(fault), place }), faults };
}

it('a broken block inside of another is left out with one fault, its neighbours stay', () => {
  const { blocks, faults } = parse([wrapped]);
  expect(flattenBlocks(blocks).map(({ id }) => id)).toEqual(['s', 'inner', 'h']);
  expect(faults.map(({ code }) => code)).toEqual(['unknown-block']);
});

it('products are requested for the carousels of every segment', () =>
  expect(recommendationQueries(parse([wrapped]).blocks).map(({ blockId }) => blockId)).toEqual(['inner']));

it('what only some visitors see carries no h1', () =>
  expect(
    parsePage({ id: 'p', slug: 'p', title: 'P', blocks: [wrapped] }, { log: () => undefined })?.hasH1,
  ).toBe(false));

it('filters of a page that knows its place are gone, and a hero behind one may carry the h1', () => {
  const block = {
    type: 'Filter',
    id: 'f',
    variant: 'byCategory',
    filterBy: ['110100'],
    operator: 'IN',
    components: [{ type: 'Hero', id: 'h', title: 'Shells' }],
  };
  expect(parse([block], { categoryIds: ['110100'] }).blocks).toMatchObject([{ id: 'h', headingLevel: 1 }]);
  expect(parse([block], { categoryIds: [] }).blocks).toEqual([]);
  expect(parse([block]).blocks).toMatchObject([{ id: 'f' }]);
});

it('blocks inside blocks end at a depth, with a fault', () => {
  let block: object = { type: 'Spacer', id: 'deepest' };
  for (let depth = 0; depth < 8; depth += 1)
    block = { type: 'Segmentation', id: `s${depth}`, baselines: [block] };
  expect(parse([block]).faults).toMatchObject([{ code: 'broken-block', detail: 'too deep' }]);
});
