import { describe, expect, it } from 'vitest';

import { childPages, searchArticles, tagLabels } from './articles.ts';

const article = (id: string, tags: string[], date = '2026-01-01') => ({
  id,
  name: `Über ${id}`,
  url: `/stories/${id}`,
  tags,
  date,
});
const articles = [
  article('old', ['care'], '2025-01-01'),
  article('new', ['care', 'winter'], '2026-05-01'),
  article('trip', ['trips']),
];
const labels = { care: 'Care', winter: 'Winter', trips: 'Trips' };
const idsOf = (search: Parameters<typeof searchArticles>[2]) =>
  searchArticles(articles, labels, { limit: 10, ...search }).result.map(({ id }) => id);

describe('a search for articles', () => {
  it('finds all, the newest first', () => expect(idsOf({})).toEqual(['new', 'trip', 'old']));
  it('combines tags, those of the block with the chosen ones', () => {
    expect(idsOf({ tagId: ['care'] })).toEqual(['new', 'old']);
    expect(idsOf({ tagId: ['winter'], initialQuery: 'care' })).toEqual(['new']);
    expect(idsOf({ tagId: ['winter', 'trips'] })).toEqual([]);
  });
  it('finds nothing for an unknown tag', () => expect(idsOf({ tagId: ['moon'] })).toEqual([]));
  it('looks for words without their accents', () => expect(idsOf({ q: 'uber TRIP' })).toEqual(['trip']));
  it('returns three by default, from the offset on, with the total', () => {
    const many = Array.from({ length: 5 }, (_, index) => article(`a${index}`, []));
    expect(searchArticles(many, {}, {}).result).toHaveLength(3);
    expect(searchArticles(many, {}, { offset: 4, limit: 3 })).toMatchObject({
      numFound: 5,
      result: [{ id: 'a4' }],
    });
  });
  it('names the tags that are left among what was found', () =>
    expect(searchArticles(articles, labels, { tagId: ['care'] }).facets).toEqual([
      { id: 'care', label: 'Care' },
      { id: 'winter', label: 'Winter' },
    ]));
});

it('a site without names of tags has none', () => expect(tagLabels(undefined)).toEqual({}));

it('children are the pages below a page, with the pictures of the articles among them', () => {
  const picture = { url: '/images/scenes/a', alt: '' };
  const page = (slug: string) => ({ slug, body: { id: `page-${slug}`, title: slug } });
  expect(
    childPages('stories', ['stories', 'stories-b', 'stories-a', 'storiesque'].map(page), [
      { slug: 'a', body: { ...article('a', []), picture } },
    ]),
  ).toEqual([
    { id: 'page-stories-a', slug: 'stories-a', title: 'stories-a', url: '/stories/a', picture },
    { id: 'page-stories-b', slug: 'stories-b', title: 'stories-b', url: '/stories/b' },
  ]);
});
