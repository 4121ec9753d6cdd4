import type { Listing, ProductCard } from '@haberdash/api-client/products';
import { describe, expect, it } from 'vitest';
import { listingHref, readFilterForm } from './listing-address.ts';
import { readListingQuery, readServiceQuery } from './listing-query.ts';
import { NO_FILTERS } from './listing-terms.ts';
import { toListingView } from './listing-view.ts';
import { joinPages } from '../components/use-listing-pages.ts';

const read = (search: string) => readListingQuery(new URLSearchParams(search));

const card = (overrides: Partial<ProductCard> = {}): ProductCard => ({
  id: 'NF100001',
  masterId: 'NF100001',
  name: 'Fell jacket',
  url: '/p/fell-jacket-NF100001',
  image: { src: '/images/products/NF100001/moss/front', alt: 'Fell jacket' },
  price: { currency: 'USD', current: 100, original: 120 },
  colors: [],
  ...overrides,
});

const listing = (overrides: Partial<Listing> = {}): Listing => ({
  title: 'Jackets',
  total: 30,
  start: 0,
  count: 24,
  sort: 'relevance',
  facets: [],
  products: [card()],
  breadcrumbs: [{ text: 'Women', url: '/c/women-1000' }],
  ...overrides,
});

describe('what was rendered of a listing can be used again', () => {
  const facets: Listing['facets'] = [];
  const [first, second] = [card(), card({ id: 'NF100002' })];
  const facts = { locale: 'en-us', path: '/en-us/c/jackets-1100', query: read('') };
  const before = toListingView(listing({ facets, products: [first, second] }), facts);

  it('where another answer has the same facets and products', () => {
    const next = toListingView(listing({ facets, products: [card({ name: 'Other' }), second] }), facts);
    expect(next.facets).toBe(before.facets);
    expect(next.products[1]).toBe(before.products[1]);
    expect(next.products[0]).not.toBe(before.products[0]);
  });

  it('but not at another address, which its filters lead back to', () => {
    const elsewhere = toListingView(listing({ facets }), { ...facts, path: '/en-us/c/coats-1200' });
    expect(elsewhere.facets).not.toBe(before.facets);
    expect(toListingView(listing({ facets }), { ...facts, q: 'red' }).facets).not.toBe(before.facets);
  });
});

describe('what is chosen', () => {
  const facets: Listing['facets'] = [
    {
      id: 'category',
      label: 'Category',
      options: [
        { id: '110100', label: 'Shells', count: 3, selected: false },
        { id: '110200', label: 'Parkas', count: 0, selected: true },
      ],
    },
    {
      id: 'activity',
      label: 'Activity',
      options: [
        { id: 'hiking', label: 'Hiking', count: 5, selected: false },
        { id: 'running', label: 'Running', count: 9, selected: false },
        { id: 'travel', label: 'Travel', count: 30, selected: false },
        { id: 'snow', label: 'Snow', count: 2, selected: false },
      ],
    },
  ];
  const subcategories = [
    { text: 'Shells', url: '/c/shells-110100' },
    { text: 'Parkas', url: '/c/parkas-110200' },
  ];
  const view = (search: string) =>
    toListingView(listing({ facets, subcategories }), {
      locale: 'en-us',
      path: '/en-us/c/jackets-1100',
      query: read(search),
    });

  it('goes along into a category that has products of it, and not into one without', () => {
    expect(view('color=red&category=110200&page=2').subcategories.map(({ href }) => href)).toEqual([
      '/en-us/c/shells-110100?color=red',
      '/en-us/c/parkas-110200',
    ]);
    expect(view('').subcategories.map(({ href }) => href)).toEqual([
      '/en-us/c/shells-110100',
      '/en-us/c/parkas-110200',
    ]);
  });

  it('is one press away where many choose it and it leaves something out', () => {
    expect(view('color=red').shortcuts).toEqual([
      { label: 'Running', href: '/en-us/c/jackets-1100?color=red&activity=running' },
      { label: 'Hiking', href: '/en-us/c/jackets-1100?color=red&activity=hiking' },
    ]);
  });
});

describe('what was understood of a search', () => {
  const view = toListingView(
    listing({
      understood: [
        { facet: 'color', label: 'Red', without: 'jacket size M' },
        { facet: 'size', label: 'Size M', without: 'red jacket' },
      ],
    }),
    { locale: 'en-us', path: '/en-us/search', query: read('gender=men'), q: 'red jacket size M' },
  );

  it('is shown as filters that are taken away with their words', () => {
    expect(view.chips.map(({ label, href }) => [label, href])).toEqual([
      ['Red', '/en-us/search?q=jacket+size+M&gender=men'],
      ['Size M', '/en-us/search?q=red+jacket&gender=men'],
    ]);
  });

  it('goes with all other filters', () => {
    expect(view.clearHref).toBe('/en-us/search?q=jacket');
  });

  it('leaves no search where it was all of it', () => {
    const { chips } = toListingView(
      listing({ understood: [{ facet: 'color', label: 'Red', without: '' }] }),
      { locale: 'en-us', path: '/en-us/search', query: read(''), q: 'red' },
    );
    expect(chips.map(({ href }) => href)).toEqual(['/en-us/search']);
  });
});

describe('the address of a listing', () => {
  it.each([
    ['page=0', 1],
    ['page=-3', 1],
    ['page=1.5', 1],
    ['page=abc', 1],
    ['page=1e9', 1],
    ['page=3', 3],
  ])('%s is page %i', (search, page) => expect(read(search).page).toBe(page));

  it('leaves out values that make no sense and repeats', () => {
    const { filters, sort } = read(
      `size=M&size=M&size=&size=${'x'.repeat(99)}&price=50-100&price=a-b&gender=men&gender=dog&sort=evil`,
    );
    expect(filters).toEqual({ ...NO_FILTERS, size: ['M'], price: ['50-100'], gender: ['men'] });
    expect(sort).toBe('relevance');
  });

  it('sends the service only what is chosen', () => {
    expect(readServiceQuery(new URLSearchParams('page=2&size=M'))).toEqual({
      start: 24,
      count: 24,
      sort: 'relevance',
      size: ['M'],
    });
  });

  it('comes back the same from what it says', () => {
    const href = '/en-us/c/x-1100?size=M&size=L&color=red&sort=newest&page=2';
    expect(listingHref({ path: '/en-us/c/x-1100', ...read(href.split('?')[1] ?? '') })).toBe(href);
  });

  it('of a form starts at the first page and names no order that is the usual one', () => {
    const form = new FormData();
    form.append('size', 'M');
    form.append('sort', 'relevance');
    expect(listingHref({ path: '/p', q: 'a b', ...readFilterForm(form) })).toBe('/p?q=a+b&size=M');
  });
});

describe('the view of a listing', () => {
  const query = read('size=M&sort=newest');
  const facets: Listing['facets'] = [
    {
      id: 'size',
      label: 'Size',
      options: [
        { id: 'M', label: 'M', count: 3, selected: true },
        { id: 'L', label: 'L', count: 2, selected: false },
      ],
    },
    { id: 'gender', label: 'Gender', options: [{ id: 'women', label: 'Women', count: 5, selected: false }] },
  ];
  const view = toListingView(listing({ facets }), { locale: 'en-us', path: '/en-us/c/jackets-1100', query });

  it('offers each chosen value as a link that takes it away and keeps the rest', () => {
    expect(view.chips).toEqual([{ key: 'size M', label: 'M', href: '/en-us/c/jackets-1100?sort=newest' }]);
  });

  it('leaves out a facet that divides nothing', () =>
    expect(view.facets.map(({ id }) => id)).toEqual(['size']));

  it('keeps links within the site', () => expect(view.breadcrumbs[0]?.href).toBe('/en-us/c/women-1000'));

  it('counts pages up', () => expect(view.pageCount).toBe(2));
});

describe('show more', () => {
  const page = (number: number) => ({ page: number, products: [], inline: [] });
  it.each([
    ['appends the next page', [1, 2], 3, [1, 2, 3]],
    ['starts over after a jump', [1, 2], 5, [5]],
    ['drops later pages on the way back', [1, 2, 3], 2, [1, 2]],
    ['keeps a listing that began in the middle', [4, 5], 6, [4, 5, 6]],
    ['shows a page once', [1, 2], 2, [1, 2]],
  ])('%s', (_name, shown, next, result) =>
    expect(joinPages(shown.map(page), page(next)).map((each) => each.page)).toEqual(result),
  );
});
