import { expect, it } from 'vitest';
import { compileDocuments } from './compile.ts';
import { findProblems } from './find-problems.ts';
import { findGaps, GAP_START } from './gaps.ts';
import { initialFiles } from './initial-files.ts';
import { SERVED_KINDS } from './kinds.ts';
import { describeProblem, readFiles } from './read-files.ts';
import { documentSchemaIn, SERVED_SCHEMA } from './schema.ts';

const languages = ['en', 'nb'];
const schema = documentSchemaIn(languages, []);
const files = initialFiles({
  name: 'Fjellvik',
  languages,
  categories: [
    { id: '100000', name: { en: 'Women', nb: 'Dame' }, url: '/c/women-100000', picture: '/images/women.jpg' },
    { id: '200000', name: 'Men', url: '/c/men-200000' },
  ],
});
const filled = files.map(({ path, text }) => ({
  path,
  text: text.replaceAll(/\[To be filled: [^\]]*\]/g, 'Text'),
}));

it('a shop begins with a home page, a menu, a footer and the pages that they link to', () => {
  const { documents, problems } = readFiles(filled, { schema });
  expect(problems.map(describeProblem)).toEqual([]);
  const compiled = compileDocuments(documents, { edition: { languages, names: ['nb'], marks: [] } });
  for (const { kind, body } of compiled)
    expect(findProblems(SERVED_SCHEMA, body, SERVED_KINDS[kind])).toEqual([]);
  const bodyOf = (kind: string, slug: string) =>
    compiled.find((document) => document.kind === kind && document.slug === slug)?.body;
  expect(bodyOf('menu', 'main')).toMatchObject({
    items: [{ id: '100000', title: 'Dame', target: { url: '/c/women-100000' } }, { title: 'Men' }],
  });
  expect(bodyOf('page', 'home')).toMatchObject({
    blocks: [{ type: 'Hero' }, { type: 'Collection', items: [{ title: 'Dame' }] }],
  });
  const links = [...JSON.stringify(bodyOf('footer', 'main')).matchAll(/"url":"\/([a-z]+)"/g)].map(
    ([, slug]) => slug,
  );
  expect(new Set(links)).toEqual(
    new Set(compiled.flatMap(({ kind, slug }) => (kind === 'page' && slug !== 'home' ? [slug] : []))),
  );
});

it('what only the owner can write is a gap that is reported in each language, and is not read', () => {
  const { documents, problems } = readFiles(files, { schema });
  expect(documents.map(({ kind, slug }) => `${kind}/${slug}`)).toEqual([
    'page/home',
    'menu/main',
    'footer/main',
  ]);
  expect(problems).toHaveLength(6 * languages.length);
  expect(problems.map(describeProblem)[0]).toMatch(
    /^page\/contact\.json:\d+: \/ is not written yet: how shoppers reach the shop\. Replace the mark/,
  );
});

it('a shop without categories and pictures has valid files, too', () => {
  const bare = initialFiles({ name: 'Fjellvik', languages, categories: [] });
  const wrong = readFiles(bare, { schema }).problems.filter(
    ({ reason }) => !reason.startsWith('is not written'),
  );
  expect(wrong).toEqual([]);
});

it('a mark without an end is a gap to the end of the text', () => {
  expect(findGaps(`a${GAP_START}b`)).toEqual([{ index: 1, what: 'b' }]);
  expect(findGaps('none')).toEqual([]);
});
