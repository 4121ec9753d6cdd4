import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

import { KINDS } from '@haberdash/content-files';
import { readDocuments } from './read-documents.ts';

const texts = { en: 'Bag', fr: 'Panier', de: 'Warenkorb', es: 'Cesta', it: 'Carrello' };
const bar = { type: 'BenefitBar', id: 'help', title: texts };
const page = (slug: string, blocks: readonly object[]) => ({ id: slug, slug, title: texts, blocks });
const link = { text: texts, url: '/stores' };
const story = {
  slug: 'bad',
  date: '2026-01-02',
  picture: '{scene:alpine-dawn}',
  tags: ['care'],
  eyebrow: texts,
  title: texts,
  lead: texts,
  paragraphs: [texts],
};
const written = (value: object) => JSON.stringify(value, null, 2);

function read(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  const warned: string[] = [];
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return { read: readDocuments(folder, (line) => warned.push(line)).map(({ slug }) => slug), warned };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const inPage = (...blocks: readonly object[]) => written(page('bad', [bar, ...blocks]));

it.each([
  [
    'page',
    'an unknown block',
    inPage({ type: 'Moon', id: 'moon' }),
    /^content: page\/bad\.json:\d+: \/blocks\/1/,
  ],
  ['page', 'a field that no block has', inPage({ ...bar, tilte: 'x' }), /:\d+: \/blocks\/1 .*tilte/],
  ['cart', 'a word that is none', inPage({ ...bar, alignment: 'up' }), /: \/blocks\/1\/alignment .*left/],
  ['page', 'a language without its text', inPage({ ...bar, title: { ...texts, de: '' } }), /\/title\/de/],
  ['page', 'a scene that is not drawn', inPage({ ...bar, logo: { src: '{scene:moon}' } }), /no scene moon/],
  ['page', 'a category that the shop has not', inPage({ ...bar, subtitle: '{category:1}' }), /no category 1/],
  [
    'page',
    'a table that nobody writes',
    inPage({ ...bar, subtitle: '{size-table:hats}' }),
    /no size-table hats/,
  ],
  ['page', 'no JSON', '{\n  "slug": ', /bad\.json:\d+: \/ SyntaxError/],
  ['page', 'another name than its slug', written(page('other', [])), /:3: \/slug is not the name/],
  ['menu', 'an entry without a name', written({ items: [{ id: 'a', title: texts }] }), /\/items\/0 .*name/],
  [
    'menu',
    'a bad link three levels down',
    written({
      items: [{ id: 'a', name: 'A', title: texts, columns: [{ children: [{ id: 'b', tilte: 'B' }] }] }],
    }),
    /\/items\/0\/columns\/0\/children\/0 /,
  ],
  [
    'footer',
    'a link that leads nowhere',
    written({ columns: [{ title: texts, links: [{ text: texts }] }] }),
    /url/,
  ],
  ['popups', 'a block that is no pop-up', written({ popups: [bar] }), /\/popups\/0 /],
  ['story', 'no day', written({ ...story, date: 'soon' }), /:3: \/date /],
  [
    'story',
    'a paragraph that is missing in a language',
    written({ ...story, paragraphs: [{ en: 'a' }] }),
    /fr/,
  ],
  ['draft', 'no day from which it counts', written({ slug: 'bad', replaces: {} }), /publishFrom/],
])('a %s with %s is named with its line and the reason, and the others are read', (kind, _, text, reason) => {
  const folder = kind === 'cart' ? 'augmentedpage' : kind;
  const found = read({ [`${folder}/bad.json`]: text, 'page/good.json': written(page('good', [bar])) });
  expect(found.read).toEqual(['good']);
  expect(found.warned).toHaveLength(1);
  expect(found.warned[0]).toMatch(reason);
});

it('a footer, a menu and a story that fit are read', () => {
  const found = read({
    'footer/main.json': written({
      columns: [{ title: texts, links: [link] }],
      legal: [{ ...link, onlyIn: 'EU' }],
    }),
    'menu/main.json': written({ items: [{ id: 'a', name: 'A', title: texts, target: { url: '/stores' } }] }),
    'story/bad.json': written(story),
  });
  expect(found).toEqual({ read: ['main', 'main', 'bad'], warned: [] });
});

it('the shop has documents of every kind, each of which can be read and names its schema', () => {
  const warned: string[] = [];
  const documents = readDocuments(undefined, (line) => warned.push(line));
  expect(warned).toEqual([]);
  expect(new Set(documents.map(({ kind }) => kind))).toEqual(
    // The teasers of the demo are made from its stories.
    new Set(Object.keys(KINDS).filter((kind) => kind !== 'article')),
  );
  for (const { kind, slug } of documents) {
    const text = readFileSync(join(import.meta.dirname, kind, `${slug}.json`), 'utf8');
    const schema = KINDS[kind] === '' ? 'document' : kind;
    expect(JSON.parse(text)).toMatchObject({ $schema: `../${schema}.schema.json` });
  }
});
