import { expect, it } from 'vitest';
import { readQuery, setParameters } from './query.ts';

const read = (text: string) => readQuery(new URLSearchParams(text));

it('a form without a doc type has an error; an address without a query has none', () => {
  expect(read('docType=&limit=20').docTypeError).toBe('Doc type is required');
  expect(read('').docTypeError).toBeUndefined();
  expect(read('docType=Hero')).toMatchObject({ docType: 'Hero', docTypeError: undefined });
});

it('a doc type that is none is named, with what is understood, in the form and above the view', () => {
  const sentence =
    '“PromoBar” is no doc type: choose one of the list. An address names it in one word, such as Hero or RichText.';
  expect(read('docType=PromoBar')).toMatchObject({
    docType: undefined,
    docTypeError: sentence,
    invalidParameters: [sentence],
  });
  expect(read('docType=&limit=20').invalidParameters).toEqual([]);
  expect(read('docType=Nonsense&document=page/home')).toMatchObject({
    docTypeError: undefined,
    invalidParameters: [],
  });
});

it.each(['page home', 'Home', 'category/shoes', 'product/home', 'Nonsense/home'])(
  'the document %s is invalid, which is reported with the format; the input stays',
  (document) => {
    const query = read(`document=${encodeURIComponent(document)}&docType=Hero`);
    expect(query.documentField).toBe(document);
    expect(query.documentError).toContain(`“${document}” names no document`);
    for (const example of ['page/home', 'fragment/promo-bar', 'menu', 'popups'])
      expect(query.documentError).toContain(example);
    expect([query.docType, query.invalidParameters]).toEqual(['Hero', [query.documentError]]);
  },
);

it('an address that names a document, or none, has nothing that is not understood', () => {
  expect(read('document=page/home')).toMatchObject({ documentError: undefined, documentField: 'page/home' });
  expect(read('document=')).toMatchObject({
    documentError: undefined,
    documentField: '',
    invalidParameters: [],
  });
});

it.each([
  ['10', 1_001],
  ['20', 501],
  ['50', 201],
])('of %s results no page is requested that the service would reject', (limit, last) => {
  expect(read(`docType=Hero&limit=${limit}&page=${last}`).page).toBe(last);
  expect(read(`docType=Hero&limit=${limit}&page=${last + 1}`).page).toBe(last);
});

it.each([
  ['10', 10],
  ['50', 50],
  ['11', 20],
  ['', 20],
])('a limit of %s reads as %d', (limit, expected) => expect(read(`limit=${limit}`).limit).toBe(expected));

it('a moment is in UTC unless it has a zone, and an invalid one is now', () => {
  expect([
    read('at=2026-12-01T08:00').at,
    read('at=2026-12-01T08:00:00%2B02:00').at,
    read('at=2026-99-01T08:00').at,
    read('at=soon').at,
  ]).toEqual(['2026-12-01T08:00:00.000Z', '2026-12-01T06:00:00.000Z', undefined, undefined]);
});

it.each([
  ['page/home', { kind: 'page', slug: 'home' }],
  ['menu', { kind: 'menu', slug: 'main' }],
  ['category/100000', { kind: 'category', slug: '100000' }],
  ['product/NFEAM3PA', { kind: 'product', slug: 'NFEAM3PA' }],
  ['page/../secret', undefined],
  ['page/', undefined],
  ['nothing/home', undefined],
])('the document %s is read as it is named, or not at all', (document, expected) =>
  expect(read(`document=${encodeURIComponent(document)}`).document).toEqual(expected),
);

it('what an address does not know is left at its default', () => {
  expect(read('persona=nobody&state=odd&sort=x&filter=y&page=-3&locale=xx')).toMatchObject({
    persona: 'guest',
    state: 'normal',
    sort: 'modified',
    filter: 'all',
    page: 1,
    site: { locale: 'en-us' },
  });
});

it('an address changes the named parameters and keeps the others', () => {
  const parameters = new URLSearchParams('docType=Hero&page=3&persona=ipa');
  expect(setParameters(parameters, { page: '', sort: 'name' })).toBe('?docType=Hero&persona=ipa&sort=name');
});
