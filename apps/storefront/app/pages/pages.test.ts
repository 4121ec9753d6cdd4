import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../routes.ts';
import { publicRevalidation } from '../shared/reads/public-revalidation.ts';
import { exactPath, pageOf } from './page-of.ts';
import { pageQuery } from './page-query.ts';
import { frames, pageNames, pageRow, pages } from './pages.ts';
import { frameId, routeId } from './route-id.ts';
import { twinPath } from './twin-path.ts';

const APP = join(import.meta.dirname, '..');
const FRAMES: ReadonlySet<string> = new Set(Object.values(frames));

const modules = import.meta.glob<{ readonly loader?: unknown; readonly shouldRevalidate?: unknown }>(
  '/app/**/routes/*.{ts,tsx}',
  { eager: true },
);
const filesOf = (entries: readonly RouteConfigEntry[]): readonly string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);

describe('the table of pages', () => {
  it('has a row for every route, and a route for every row', () => {
    const rows = pageNames.map((name) => pageRow(name).file);
    const files = filesOf(routes).filter((file) => !FRAMES.has(file));
    expect(files.toSorted()).toEqual(rows.toSorted());
    expect(new Set(Object.keys(modules).map((path) => path.slice('/app/'.length)))).toEqual(
      new Set([...rows, ...FRAMES]),
    );
  });

  const declared = pageNames.flatMap((name) => {
    const { loader } = modules[`/app/${pages[name].file}`] ?? {};
    return typeof loader === 'function' && 'readKind' in loader ? [{ name, loader }] : [];
  });

  it('finds a declared read behind every loader but those that lead elsewhere or are a file', () => {
    const undeclared = pageNames.filter((name) => {
      const { loader } = modules[`/app/${pages[name].file}`] ?? {};
      return loader !== undefined && !declared.some((each) => each.name === name);
    });
    expect(undeclared).toEqual(['choose-site', 'robots']);
  });

  it.each(declared)('says of $name the cache kind that its loader declares', ({ name, loader }) =>
    expect(loader.readKind).toBe(pageRow(name).cache),
  );

  it.each(declared.filter(({ loader }) => loader.readKind === 'public'))(
    'gives the public read of $name the query of its own row',
    ({ name, loader }) => expect('page' in loader && loader.page).toBe(name),
  );

  it.each(pageNames.filter((name) => pageRow(name).cache === 'public' && pageRow(name).frame === 'site'))(
    'says when %s is read again',
    (name) => {
      const { shouldRevalidate } = modules[`/app/${pages[name].file}`] ?? {};
      expect(shouldRevalidate).toBe(publicRevalidation);
    },
  );

  it('gives the router’s ids of a page and of what stands around it', () => {
    expect(`${routeId('category')}.tsx`).toBe(pages.category.file);
    expect(`${frameId('checkout')}.tsx`).toBe(frames.checkout);
  });
});

describe('the page of a path', () => {
  it.each([
    ['/', 'choose-site'],
    ['/robots.txt', 'robots'],
    ['/en-us', 'home'],
    ['/en-us/', 'home'],
    ['/en-us/c/jackets-1100', 'category'],
    ['/en-us/search', 'search'],
    ['/en-us/search/suggest', 'suggest'],
    ['/en-us/p/shell-NF8KH8C3', 'product'],
    ['/en-us/cart', 'cart'],
    ['/en-us/mini-cart', 'mini-cart'],
    ['/en-us/checkout', 'checkout-start'],
    ['/en-us/checkout/summary', 'checkout-summary'],
    ['/en-us/favorites', 'favorites'],
    ['/en-us/favorites/heart', 'heart'],
    ['/en-us/favorites/AbC', 'shared-favorites'],
    ['/en-us/help/delivery', 'content'],
    ['/en-us/cartridges', 'content'],
    ['/en-us/Search', 'content'],
    ['/en-us/%73earch', 'search'],
    ['/en-us/%66avorites/AbC', 'shared-favorites'],
    ['/en-us/search%2Fsuggest', 'content'],
    ['/en-us/%E0%A4%A', 'content'],
  ] as const)('%s is %s', (path, name) => expect(pageOf(path)).toBe(name));

  it.each([
    ['/en-us/Search', '/en-us/search'],
    ['/en-us/P/Shell-NF8KH8C3', '/en-us/p/Shell-NF8KH8C3'],
    ['/en-us/Favorites/AbC', '/en-us/favorites/AbC'],
    ['/en-us/C%61rt', '/en-us/cart'],
    ['/en-us/search', undefined],
    ['/en-us/About', undefined],
    ['/en-us', undefined],
    ['/', undefined],
  ])('with capitals, %s, is meant to be %s', (path, exact) => expect(exactPath(path)).toBe(exact));

  it('is the page that the router finds, however the path is written', () => {
    const objects = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
      entries.map(({ id, file, path, index, caseSensitive, children }) => ({
        id: id ?? file,
        ...(path !== undefined && { path }),
        ...(caseSensitive !== undefined && { caseSensitive }),
        ...(index === true ? { index } : { children: objects(children ?? []) }),
      }));
    const router = objects(routes);
    const segment = fc.constantFrom(
      ...new Set(
        pageNames.flatMap((name) =>
          pageRow(name)
            .path.split('/')
            .filter((part) => part !== ''),
        ),
      ),
    );
    const written = segment.chain((text) =>
      fc.constantFrom(
        text,
        text.toUpperCase(),
        `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`,
        `${text}%2F`,
        'other',
      ),
    );
    fc.assert(
      fc.property(fc.array(written, { maxLength: 3 }), (segments) => {
        const path = ['', 'en-us', ...segments].join('/');
        const found = matchRoutes(router, path)?.at(-1)?.route.id;
        expect(found).toBe(pageRow(pageOf(path)).file);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the query of a page', () => {
  it('has the declared parameters and no others', () => {
    const query = pageQuery('product', new URLSearchParams('color=red&utm_source=x&radius=5&color=blue'));
    expect(query.getAll('color')).toEqual(['red', 'blue']);
    expect(query.toString()).toBe('color=red&color=blue');
  });

  it('is empty for a page that declares none', () =>
    expect(pageQuery('home', new URLSearchParams('q=a&page=2')).toString()).toBe(''));
});

describe('the twin of a page in another site', () => {
  it.each([
    ['/en-us/c/jackets-1100', '/de-de/c/jackets-1100'],
    ['/en-us', '/de-de'],
    ['/en-us/', '/de-de'],
    ['/en-us/cart', '/de-de'],
    ['/en-us/checkout/billing', '/de-de'],
    ['/en-us/order-confirmation', '/de-de'],
    ['/en-us/cartridges', '/de-de/cartridges'],
  ])('of %s is %s', (path, twin) => expect(twinPath(path, { locale: 'de-de' })).toBe(twin));
});

const SEGMENTS = [...new Set(pageNames.map((name) => pageRow(name).path.split('/')[0] ?? ''))]
  .filter((part) => part !== '' && !/^[:*]/.test(part))
  .map((part) => (part.length > 2 ? `${part.replace('.', String.raw`\\\.`)}\\b` : String.raw`${part}\\\/`));
const EXPRESSION = new RegExp(String.raw`\/\^?[^\n/]*\\\/(?:\(\?:)?(?:[\w|-]*\|)?(?:${SEGMENTS.join('|')})`);

it('no expression outside this folder knows the address of a page', async () => {
  const folders = [APP, join(APP, '../server'), join(APP, '../tools')];
  const offenders: string[] = [];
  for (const folder of folders) {
    for (const file of await readdir(folder, { recursive: true })) {
      if (
        !/\.tsx?$/.test(file) ||
        /\.(?:test|gen)\.tsx?$/.test(file) ||
        file.startsWith(`${basename(import.meta.dirname)}/`)
      )
        continue;
      const lines = (await readFile(join(folder, file), 'utf8')).split('\n');
      for (const line of lines)
        if (EXPRESSION.test(line)) offenders.push(`${relative(APP, join(folder, file))}: ${line.trim()}`);
    }
  }
  expect(offenders).toEqual([]);
});

it('would find such an expression', () => {
  expect(EXPRESSION.test(String.raw`const OWN = /^\/[^/]+\/(?:cart|checkout)(?:\/|$)/;`)).toBe(true);
  expect(EXPRESSION.test(String.raw`return /\/cart(?:[?#]|$)/.test(address);`)).toBe(true);
  expect(EXPRESSION.test(String.raw`/\/p\/(?:[^/]*-)?([A-Z]{2})/.exec(pathname)`)).toBe(true);
});
