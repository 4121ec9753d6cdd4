import { findCatalogueEntry } from '@haberdash/api-client';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sites } from '../sites/sites.ts';
import { surfacesOf } from './error-text.server.ts';
import { surfaces, type Surface } from './surfaces.server.ts';

interface ContractDocument {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly 'x-error-codes'?: Record<string, string[]> }>>>
  >;
}

const app = join(import.meta.dirname, '../..');
const bundled = join(app, '../../../openapi/bundled');
const messages = join(app, 'shared/i18n/messages');
const languages = [...new Set(sites.map(({ language }) => language))];

const readJson = <Shape>(path: string): Shape => JSON.parse(readFileSync(path, 'utf8')) as Shape;

const contractCodes = new Map<string, readonly string[]>(
  readdirSync(bundled)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => Object.entries(readJson<ContractDocument>(join(bundled, name)).paths))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, operation]) =>
          [
            `${method.toUpperCase()} ${path}`,
            Object.values(operation['x-error-codes'] ?? {})
              .flat()
              .map((code) => findCatalogueEntry(code)?.frontEndId ?? code),
          ] as const,
      ),
    ),
);

const codesOf = (operation: string): readonly string[] => {
  const codes = contractCodes.get(operation);
  if (codes === undefined) throw new Error(`No contract has ${operation}.`);
  return codes;
};

// The names were just read from the table itself.
const names = Object.keys(surfaces) as Surface[];
const answerable = new Map(
  names.map((name) => {
    const { operations, own } = surfaces[name];
    return [name, new Set<string>([...operations.flatMap(codesOf), ...own])];
  }),
);

const textsOf = (language: string) =>
  readJson<Readonly<Record<string, string>>>(join(messages, language, 'form-errors.json'));

const writesOf = (feature: string): readonly string[] =>
  globSync(join(app, `features/${feature}/server/*.server.ts`)).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.(POST|PUT|PATCH|DELETE)\(\s*'([^']+)'/g)].map(
      ([, method, path]) => `${method} ${path}`,
    ),
  );

describe.each(languages)('the errors in %s', (language) => {
  const texts = textsOf(language);

  it.each(names)('have words for every code that a form of %s can be answered with', (name) => {
    const withoutText = [...(answerable.get(name) ?? [])].filter(
      (code) => !surfacesOf(name).some((each) => texts[`${each}.${code}`] !== undefined),
    );
    expect(withoutText).toEqual([]);
  });

  it.each(names)('have words on %s for what no contract names', (name) => {
    expect(surfacesOf(name).some((each) => texts[`${each}.other`] !== undefined)).toBe(true);
  });

  it('have no words that nothing can lead to', () => {
    const isReached = (key: string): boolean => {
      const dot = key.lastIndexOf('.');
      const [surface, code] = [key.slice(0, dot), key.slice(dot + 1)];
      return names.some((name) => {
        const chain = surfacesOf(name);
        const at = chain.indexOf(surface);
        const isShown = code === 'other' || answerable.get(name)?.has(code) === true;
        // Words nearer to the form are found first.
        return at !== -1 && isShown && !chain.slice(0, at).some((each) => `${each}.${code}` in texts);
      });
    };
    expect(Object.keys(texts).filter((key) => !isReached(key))).toEqual([]);
  });
});

/** Reads that are no GET, because their parameters must not be in an address, and calls without a visible result. */
const READS: ReadonlySet<string> = new Set([
  'POST /consumers-v3/consumer/purchasehistory',
  'POST /cart/v1/cart/{basketId}/shippingAddress/validation',
  'POST /cart/v1/deviceFingerPrint',
  'POST /cart/v1/reserveWithItem',
  'POST /stores/v1/search',
  'POST /stores/v1/collectionPoints',
  'POST /products/v1/review/{reviewId}/translate',
  'POST /products/v1/widgetRecommendations/decision',
  // Each photo has a reason of its own, which is no code, and words for it.
  'POST /products/v1/pictures',
]);

const features = globSync('{*,*/*}/server', { cwd: join(app, 'features') })
  .map((folder) => dirname(folder))
  .filter((feature) => writesOf(feature).length > 0);

it.each(features)('every change that %s asks for belongs to a surface', (feature) => {
  const known = new Set<string>(names.flatMap((name) => surfaces[name].operations));
  const writes = writesOf(feature).filter((operation) => !READS.has(operation));
  expect(writes.filter((operation) => !known.has(operation))).toEqual([]);
});
