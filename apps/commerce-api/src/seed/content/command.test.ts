import { describe, expect, it } from 'vitest';

import type { ShopRules } from '../seed-source.ts';
import { inCalls, runContentCommand, type Bases, type ContentFolder } from './command.ts';
import type { EditorApi, PublishedDocument, ServedDocument } from './editor-api.ts';
import { readOptions, type ContentOptions } from './options.ts';
import { plainSource } from './plain-source.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const rules: ShopRules = {
  categoryPath: (slug, id) => `/c/${slug}-${id}`,
  scenePath: (name) => `/images/scenes/${name}`,
  freeDeliveryFrom: () => '£60',
  deliveryOptions: () => [],
};

const page = (slug: string, title: string) => ({
  id: `page-${slug}`,
  slug,
  title,
  blocks: [{ type: 'RichText', id: 'text', richText: `<p>Free from {free}</p>` }],
});
const fileOf = (slug: string, title: string) => ({
  path: `page/${slug}.json`,
  text: JSON.stringify(page(slug, title), null, 2),
});

/** A site in memory that keeps the rule of the service: a write names the newest version. */
function siteWith(documents: readonly ServedDocument[]) {
  const held = new Map(documents.map((document) => [document.slug, document]));
  const calls: { readonly documents: readonly PublishedDocument[]; readonly at: string | undefined }[] = [];
  const api: EditorApi = {
    list: async () => [...held.values()],
    publish: async (published, at) => {
      calls.push({ documents: published, at });
      return published.map(({ basedOn: _basedOn, ...document }) => {
        const version = (held.get(document.slug)?.version ?? 0) + 1;
        held.set(document.slug, { ...document, version, savedAt: '2026-11-27T12:00:00Z', savedBy: 'ann' });
        return { ...document, kind: 'page', version, state: 'live', savedAt: '2026-11-27T12:00:00Z' };
      });
    },
  };
  return { api, calls, held };
}

const served = (slug: string, title: string, version = 0): ServedDocument => ({
  kind: 'page',
  slug,
  locale: 'en-gb',
  body: {
    ...page(slug, title),
    blocks: [{ type: 'RichText', id: 'text', richText: '<p>Free from £60</p>' }],
  },
  version,
  savedAt: '2026-11-27T11:00:00Z',
  ...(version === 0 ? {} : { savedBy: 'edith@example.com' }),
});

function folderOf(files: readonly { readonly path: string; readonly text: string }[], bases: Bases = {}) {
  const state = { files: [...files], bases };
  const folder: ContentFolder = {
    read: () => state.files,
    write: (written) => void (state.files = [...written]),
    bases: () => state.bases,
    setBases: (next) => void (state.bases = next),
  };
  return { folder, state };
}

async function run(
  args: string,
  { api }: { readonly api: EditorApi },
  folder: ContentFolder,
): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  const options: ContentOptions = readOptions([...args.split(' '), '--site', 'NF-GB'], {}, NOW);
  const source = plainSource('content', ['en-gb']);
  const code = await runContentCommand({
    options,
    source,
    rules,
    folder,
    categories: async () => [{ id: '110000', name: { en: 'Jackets' }, url: '/c/jackets-110000' }],
    api,
    print: (line) => void lines.push(line),
  });
  return { code, lines };
}

describe('init', () => {
  it('writes the first files from the categories, and replaces none that is there', async () => {
    const { folder, state } = folderOf([]);
    const { code, lines } = await run('init', siteWith([]), folder);
    expect(code).toBe(0);
    expect(lines.slice(0, 3)).toEqual([
      'write page/home.json',
      'write menu/main.json',
      'write footer/main.json',
    ]);
    const menu = state.files.find(({ path }) => path === 'menu/main.json')?.text;
    expect(menu).toContain('/c/jackets-110000');
    expect((await run('init', siteWith([]), folder)).lines.at(-1)).toMatch(/^9 files would be replaced/);
    expect((await run('init --force', siteWith([]), folder)).code).toBe(0);
  });

  it('leaves gaps that check names', async () => {
    const { folder } = folderOf([]);
    await run('init', siteWith([]), folder);
    const { code, lines } = await run('check', siteWith([]), folder);
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('6 of 9 files cannot be published.');
  });
});

describe('check', () => {
  it('names file, line, path, reason and suggestion of every mistake', async () => {
    const wrong = { ...page('home', 'Home'), tilte: 'x' };
    const { folder } = folderOf([
      { path: 'page/home.json', text: JSON.stringify(wrong, null, 2) },
      fileOf('about', 'About'),
    ]);
    expect(await run('check', siteWith([]), folder)).toEqual({
      code: 1,
      lines: [
        'page/home.json:1: / has an unknown field tilte. Did you mean title?',
        '1 of 2 files cannot be published.',
      ],
    });
    expect(await run('check', siteWith([]), folderOf([fileOf('about', 'About')]).folder)).toEqual({
      code: 0,
      lines: ['1 documents are valid.'],
    });
  });
});

describe('diff', () => {
  it('names what is new, what differs and what only the site has, and exits with 1 for a difference', async () => {
    const site = siteWith([served('home', 'Old'), served('gone', 'Gone')]);
    const { folder } = folderOf([fileOf('home', 'New'), fileOf('about', 'About')]);
    const { code, lines } = await run('diff', site, folder);
    expect(code).toBe(1);
    expect(lines).toEqual([
      '+ page/about en-gb',
      '~ page/home en-gb',
      '    /title',
      '      site:  "Old"',
      '      files: "New"',
      '- page/gone en-gb is on the site only',
      '1 new, 1 changed, 1 on the site only.',
    ]);
    expect(
      (await run('diff', siteWith([served('home', 'Home')]), folderOf([fileOf('home', 'Home')]).folder)).code,
    ).toBe(0);
  });
});

describe('publish', () => {
  it('publishes what differs, remembers the versions, and then has nothing to do', async () => {
    const site = siteWith([served('home', 'Old'), served('same', 'Same')]);
    const { folder, state } = folderOf([fileOf('home', 'New'), fileOf('same', 'Same')]);
    expect((await run('publish', site, folder)).code).toBe(0);
    expect(site.calls.map(({ documents }) => documents.map(({ slug }) => slug))).toEqual([['home']]);
    expect(state.bases).toEqual({ 'NF-GB': { 'page/home en-gb': 1, 'page/same en-gb': 0 } });
    expect((await run('publish', site, folder)).lines).toEqual(['0 documents published.']);
  });

  it('at a date passes the date on', async () => {
    const site = siteWith([]);
    const { folder } = folderOf([fileOf('home', 'New')]);
    await run('publish --at 2026-12-01T08:00:00Z', site, folder);
    expect(site.calls.map(({ at }) => at)).toEqual(['2026-12-01T08:00:00.000Z']);
  });

  it('as a dry run writes nothing', async () => {
    const site = siteWith([]);
    const { folder, state } = folderOf([fileOf('home', 'New')]);
    const { code, lines } = await run('publish --dry-run', site, folder);
    expect([code, site.calls, state.bases]).toEqual([0, [], {}]);
    expect(lines.at(0)).toBe('would publish page/home en-gb');
  });

  it('with a wrong file publishes nothing', async () => {
    const site = siteWith([]);
    const { folder } = folderOf([fileOf('home', 'New'), { path: 'page/bad.json', text: '{' }]);
    expect((await run('publish', site, folder)).code).toBe(1);
    expect(site.calls).toEqual([]);
  });

  it('over what an editor has changed since is rejected with who, when and what, unless it is forced', async () => {
    const site = siteWith([served('home', 'Edited', 3)]);
    const { folder } = folderOf([fileOf('home', 'Mine'), fileOf('about', 'About')]);
    const { code, lines } = await run('publish', site, folder);
    expect([code, site.calls]).toEqual([1, []]);
    expect(lines.slice(0, 4)).toEqual([
      '! page/home en-gb was changed by edith@example.com at 2026-11-27T11:00:00Z',
      '    /title',
      '      site:  "Edited"',
      '      files: "Mine"',
    ]);
    expect(lines.at(-1)).toContain('--force');
    expect((await run('publish --force', site, folder)).code).toBe(0);
    expect(site.calls[0]?.documents.map(({ slug, basedOn }) => [slug, basedOn])).toEqual([
      ['about', 0],
      ['home', 3],
    ]);
  });
});

describe('pull', () => {
  it('writes files from which nothing differs, and takes over the versions', async () => {
    const site = siteWith([served('home', 'Edited', 3)]);
    const { folder, state } = folderOf([fileOf('home', 'Mine')]);
    const rejected = await run('pull', site, folder);
    expect([rejected.code, rejected.lines[0]]).toEqual([1, '! page/home.json is there and differs']);
    const dry = await run('pull --dry-run --force', site, folder);
    expect(dry.lines.at(-1)).toContain('nothing was written');
    expect(state.files).toEqual([fileOf('home', 'Mine')]);
    expect((await run('pull --force', site, folder)).code).toBe(0);
    expect((await run('diff', site, folder)).code).toBe(0);
    state.files = [fileOf('home', 'Next')];
    expect((await run('publish', site, folder)).code).toBe(0);
  });
});

it('a publication is sent in parts that the service takes', () => {
  const large = (slug: string): PublishedDocument => ({
    ...served(slug, slug),
    body: { text: 'x'.repeat(60 * 1024) },
    basedOn: 0,
  });
  expect(inCalls(['a', 'b', 'c'].map(large)).map((call) => call.length)).toEqual([1, 1, 1]);
  const small = Array.from({ length: 250 }, (_, index) => ({ ...served(`p${index}`, 'P'), basedOn: 0 }));
  expect(inCalls(small).map((call) => call.length)).toEqual([100, 100, 50]);
});

it.each([
  ['no action', '--site NF-GB', /npm run content/],
  ['no site', 'check', /--site is ""/],
  ['a date that is none', 'publish --site NF-GB --at soon', /--at is "soon"/],
  ['a date that is over', 'publish --site NF-GB --at 2026-11-01', /is over/],
  ['locales that are none', 'check --site NF-GB --locales english', /--locales has "english"/],
])('wrong use is named in one sentence: %s', (_, args, sentence) => {
  expect(() => readOptions(args.split(' '), {}, NOW)).toThrow(sentence);
});
