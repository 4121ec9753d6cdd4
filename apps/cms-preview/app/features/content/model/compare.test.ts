import { expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { differencesOf } from './diff.ts';
import { fieldOf } from './field-of.ts';
import type { Result } from './results.ts';
import { inState } from './states.ts';

it('a draft differs from what is live field by field: changed, new, gone', () => {
  const live = { title: 'A', targets: [{ text: 'Go', url: '/a' }], hideTitle: true };
  const draft = { title: 'B', targets: [{ text: 'Go', url: '/a' }], subtitle: 'New' };
  expect(differencesOf(live, draft)).toEqual([
    { path: 'title', live: 'A', draft: 'B' },
    { path: 'subtitle', draft: 'New' },
    { path: 'hideTitle', live: 'true' },
  ]);
  expect(differencesOf(live, live)).toEqual([]);
});

const block = {
  title: 'Take the long way home',
  richText: '<p>Send it <strong>to us</strong>.</p>',
  targets: [{ text: 'Shop women', url: '/c/women-100000' }],
  mediaList: [{ src: '/images/scenes/alpine-dawn', alt: 'First light' }],
};
it.each([
  ['a title', { text: ' Take the long\n way home ' }, 'title'],
  ['a part of a rich text', { text: 'to us' }, 'richText'],
  ['a picture', { text: '', src: 'http://x/images/scenes/alpine-dawn?ar=4x5&w=640' }, 'mediaList.0.src'],
  ['a link by its words', { text: 'Shop women', href: '/en-us/c/women-100000' }, 'targets.0.text'],
  ['a link without words', { text: '', href: '/en-us/c/women-100000' }, 'targets.0.url'],
  ['a text of the shop', { text: 'Previous' }, undefined],
])('%s is matched to its field', (_what, facts, field) => expect(fieldOf(block, facts)).toBe(field));

const result = (id: string, rest: Partial<Result> = {}): Result => ({
  id,
  name: id,
  referrers: 1,
  referrerList: [],
  isDraft: false,
  isNew: false,
  raw: { type: 'Hero' },
  blocks: [],
  why: [],
  findings: [],
  ...rest,
});
const finding = { code: 'missing-alt', path: 'a', text: 'b' } as const;

it('results are found by every word in name, id or content, filtered, and sorted', () => {
  const results = [
    result('b', { isDraft: true, referrers: 3, modificationDate: '2026-01-01' }),
    result('a', { findings: [finding], raw: { type: 'Hero', title: 'Long way home' } }),
  ];
  const ids = (
    search: string,
    filter: 'all' | 'drafts' | 'problems',
    sort: 'name' | 'referrers' | 'problems',
  ) => arrange(results, { search, filter, sort }).map(({ id }) => id);
  expect(ids('home LONG', 'all', 'name')).toEqual(['a']);
  expect(ids('', 'drafts', 'name')).toEqual(['b']);
  expect(ids('', 'problems', 'name')).toEqual(['a']);
  expect([ids('', 'all', 'name'), ids('', 'all', 'referrers'), ids('', 'all', 'problems')]).toEqual([
    ['a', 'b'],
    ['b', 'a'],
    ['a', 'b'],
  ]);
});

it('texts become long, or lists empty, in that state, and the rest is unchanged', () => {
  expect(inState(block, 'normal')).toBe(block);
  expect(inState(block, 'empty')).toMatchObject({ title: block.title, targets: [], mediaList: [] });
  const long = inState(block, 'long');
  expect(String(long['title']).length).toBeGreaterThan(2 * block.title.length);
  expect(long['mediaList']).toEqual(block.mediaList);
});
