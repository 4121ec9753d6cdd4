import { describe, expect, it } from 'vitest';
import { compileDocuments } from './compile.ts';
import { compareDocuments, findDifferences } from './differences.ts';
import { exportDocuments } from './export-documents.ts';
import { describeProblem, readFiles } from './read-files.ts';
import { documentSchemaIn } from './schema.ts';

const schema = documentSchemaIn(['en', 'fr'], ['fr-ca']);
const languages = ['en', 'fr', 'fr-ca'];
const editionOf = (locale: string) => ({
  languages,
  names: [...new Set([locale, locale.slice(0, 2)])],
  marks: [locale, ...(locale === 'fr-fr' ? ['EU'] : [])],
  translate: (text: string) => text.replaceAll('{free}', '75'),
  fill: (text: string) => text.replaceAll('{category:1000}', '/c/women-1000'),
});
const storyTexts = { all: 'All stories', more: 'More' };
const file = (path: string, value: object) => ({ path, text: JSON.stringify(value, null, 2) });

const home = {
  $schema: '../document.schema.json',
  id: 'page-returns',
  slug: 'returns',
  title: { en: 'Returns', fr: 'Retours', 'fr-ca': 'Retours au Canada' },
  alsoAt: ['refunds'],
  isHelp: true,
  blocks: [
    { type: 'RichText', id: 'text', richText: { en: 'Free from {free}', fr: 'Offert dès {free}' } },
    { type: 'ThinBanner', id: 'eu', onlyIn: 'EU', title: { en: 'EU', fr: 'UE' }, targets: [] },
    {
      type: 'ButtonsGroup',
      id: 'go',
      targets: [{ text: { en: 'Women', fr: 'Femmes' }, url: '{category:1000}' }],
    },
  ],
};
const compile = (locale: string, files = [file('page/returns.json', home)]) =>
  compileDocuments(readFiles(files, { schema }).documents, { edition: editionOf(locale), storyTexts });

describe('files of documents', () => {
  it('become documents of an edition: its texts, its entries, places filled, aliases and help entry', () => {
    const [page, help, alias] = compile('fr-ca');
    expect(page).toEqual({
      kind: 'page',
      slug: 'returns',
      body: {
        id: 'page-returns',
        slug: 'returns',
        title: 'Retours au Canada',
        blocks: [
          { type: 'RichText', id: 'text', richText: 'Offert dès 75' },
          { type: 'ButtonsGroup', id: 'go', targets: [{ text: 'Femmes', url: '/c/women-1000' }] },
        ],
      },
    });
    expect(help).toMatchObject({ kind: 'help', slug: 'returns', body: { url: '/returns' } });
    expect(alias).toMatchObject({ slug: 'refunds', body: { id: 'page-refunds', canonicalPath: '/returns' } });
    expect(compile('fr-fr')[0]?.body['blocks']).toHaveLength(3);
  });

  it('a draft is the page with replaced blocks from its day on', () => {
    const draft = {
      slug: 'returns',
      publishFrom: '2026-12-01T08:00:00.000Z',
      replaces: { text: [{ type: 'RichText', id: 'text', richText: 'Soon' }] },
    };
    const found = compile('en-gb', [file('page/returns.json', home), file('draft/returns.json', draft)]);
    expect(found.at(-1)).toMatchObject({
      kind: 'page',
      slug: 'returns',
      draftFrom: '2026-12-01T08:00:00.000Z',
      body: { blocks: [{ richText: 'Soon' }, { id: 'go' }] },
    });
  });

  it('an event of a page, and the page and teaser of a story, are documents of their own', () => {
    const event = { type: 'EventSignup', id: 'e', eventId: 'run' };
    const story = {
      slug: 'hut',
      date: '2026-01-02',
      picture: '/images/a',
      tags: ['care'],
      eyebrow: { en: 'Care', fr: 'Soin' },
      title: { en: 'Pack', fr: 'Sac' },
      lead: { en: 'Lead', fr: 'Intro' },
      paragraphs: [{ en: 'One', fr: 'Un' }],
    };
    expect(
      compileDocuments(
        [
          { kind: 'page', slug: 'a', body: { blocks: [event] } },
          { kind: 'story', slug: 'hut', body: story },
        ],
        { edition: editionOf('fr-fr'), storyTexts },
      ).map(({ kind, slug }) => `${kind}/${slug}`),
    ).toEqual(['page/a', 'event/run', 'page/stories-hut', 'article/hut']);
  });

  it('a text without the language of the edition is an error, not an empty text', () => {
    const documents = [{ kind: 'page', slug: 'a', body: { title: { fr: 'A' } } }] as const;
    expect(() => compileDocuments(documents, { edition: editionOf('en-gb') })).toThrow('no text in en');
  });
});

describe('a file that cannot be read is reported with file, line, path, reason and suggestion', () => {
  it.each<[string, { path: string; text: string }, RegExp]>([
    [
      'a missing language',
      file('page/returns.json', { ...home, title: { en: 'Returns' } }),
      /^page\/returns\.json:5: \/title has no fr\. Add the field fr\.$/,
    ],
    [
      'another name',
      file('page/other.json', home),
      /^page\/other\.json:4: \/slug is not the name of the file/,
    ],
    [
      'an unknown folder',
      file('pages/home.json', home),
      /^pages\/home\.json:1: \/ is in no folder of a kind/,
    ],
    [
      'no JSON',
      { path: 'page/returns.json', text: '{\n "slug": ' },
      /^page\/returns\.json:\d: .*SyntaxError/,
    ],
  ])('%s', (_, given, line) => {
    const { documents, problems } = readFiles([given, file('page/returns.json', home)], { schema });
    expect(problems.map(describeProblem)).toEqual([expect.stringMatching(line)]);
    expect(documents).toHaveLength(1);
  });
});

describe('a comparison', () => {
  it('names the smallest parts that differ', () => {
    expect(findDifferences({ a: 1, b: [{ c: 'x' }, 2] }, { a: 1, b: [{ c: 'y' }], 'd/e': null })).toEqual([
      { pointer: '/b/0/c', before: 'x', after: 'y' },
      { pointer: '/b/1', before: 2, after: undefined },
      { pointer: '/d~1e', before: undefined, after: null },
    ]);
  });

  it('sorts documents into new, changed and those that only the site has', () => {
    const at = (slug: string, title: string) => ({ kind: 'page', slug, locale: 'en-gb', body: { title } });
    const found = compareDocuments([at('a', 'A'), at('b', 'New')], [at('b', 'Old'), at('c', 'C')]);
    expect(found.added.map(({ slug }) => slug)).toEqual(['a']);
    expect(found.changed.map(({ differences }) => differences)).toEqual([
      [{ pointer: '/title', before: 'Old', after: 'New' }],
    ]);
    expect(found.missing.map(({ slug }) => slug)).toEqual(['c']);
  });
});

describe('an export', () => {
  const nameOf = (locale: string) => (locale === 'en-gb' ? 'en' : locale === 'fr-fr' ? 'fr' : locale);
  const exported = (locales: readonly string[]) =>
    exportDocuments(
      locales.flatMap((locale) => compile(locale).map((document) => ({ ...document, locale }))),
      { nameOf, schemaOf: () => '../document.schema.json' },
    );

  it('gives back files that become the same documents', () => {
    const { files, left } = exported(['en-gb', 'fr-fr', 'fr-ca']);
    expect(left).toEqual([]);
    expect(files.map(({ path }) => path)).toEqual(['page/returns.json']);
    expect(readFiles(files, { schema }).problems).toEqual([]);
    for (const locale of ['en-gb', 'fr-fr', 'fr-ca'])
      expect(compile(locale, [...files])).toEqual(compile(locale));
  });

  it('names what no file can hold', () => {
    const at = (locale: string, body: object) => ({ kind: 'page', slug: 'a', locale, body });
    const { files, left } = exportDocuments(
      [at('en-gb', { tags: ['a'] }), at('fr-fr', { tags: ['b', 'c'] })],
      { nameOf, schemaOf: () => '' },
    );
    expect([files, left]).toEqual([[], ['page/a en-gb', 'page/a fr-fr']]);
  });
});
