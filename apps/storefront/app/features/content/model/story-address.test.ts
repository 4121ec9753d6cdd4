import { expect, it } from 'vitest';
import { countOf, storiesUrl, tagsOf } from './story-address.ts';

it('the address of stories says tags and page, and nothing for all of them', () => {
  expect(storiesUrl('en-gb', { tags: [], page: 1 })).toBe('/en-gb/stories');
  expect(storiesUrl('en-gb', { tags: ['care', 'winter'], page: 2 })).toBe(
    '/en-gb/stories?tag=care,winter&page=2',
  );
});

it('what is no tag and no page counts as not said', () => {
  expect(tagsOf('care,<script>,care,Winter')).toEqual(['care']);
  expect(tagsOf(null)).toEqual([]);
  expect(['2', '-1', 'x', null, '1e9'].map((value) => countOf(value, 1, 50))).toEqual([2, 1, 1, 1, 50]);
});
