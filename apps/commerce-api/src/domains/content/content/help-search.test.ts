import { describe, expect, it } from 'vitest';

import { searchHelp } from './help-search.ts';

type Passage = { readonly heading: string; readonly text: string };

const page = (slug: string, name: string, ...passages: readonly Passage[]) => ({
  slug,
  body: { id: `help-${slug}`, name, url: `/${slug}`, passages },
});
const pages = [
  page(
    'returns',
    'Returns',
    { heading: '', text: 'You have 60 days.' },
    { heading: 'How to return something', text: 'Choose the items; you get a label.' },
    { heading: 'Your refund', text: 'The money goes back to the card.' },
  ),
  page('delivery', 'Delivery', { heading: 'What it costs', text: 'Returns are free, so is a second label.' }),
  page('sizes', 'Größentabelle', { heading: '', text: 'Messen Sie Brust und Hüfte.' }),
];
const found = (q?: string) =>
  searchHelp(pages, { q, limit: 10 }).result.map(({ name, eyebrow }) => [name, eyebrow]);

describe('a search of the help centre', () => {
  it('lists every page by its name, with its headings, without a word', () =>
    expect(found()).toEqual([
      ['Delivery', 'What it costs'],
      ['Größentabelle', undefined],
      ['Returns', 'How to return something · Your refund'],
    ]));

  it('names the heading of the matching text', () => {
    expect(found('refund')).toEqual([['Returns', 'Your refund']]);
    expect(found('money card')).toEqual([['Returns', 'Your refund']]);
  });

  it('has pages with the word in their name before those that only speak of it', () =>
    expect(found('returns').map(([name]) => name)).toEqual(['Returns', 'Delivery']));

  it('finds a word in another number, and without its accents', () => {
    expect(found('refunds')).toEqual([['Returns', 'Your refund']]);
    expect(found('grossentabelle hufte')).toEqual([]);
    expect(found('großentabelle hufte')).toEqual([['Größentabelle', undefined]]);
  });

  it('finds nothing for a page that lacks one of the words', () => expect(found('refund moon')).toEqual([]));

  it('returns three by default, from the offset on, with the total', () => {
    const many = Array.from({ length: 5 }, (_, index) => page(`p${index}`, `Page ${index}`));
    expect(searchHelp(many, {}).result).toHaveLength(3);
    expect(searchHelp(many, { offset: 4, limit: 3 })).toMatchObject({
      numFound: 5,
      result: [{ url: '/p4' }],
    });
  });
});
