import { expect, it } from 'vitest';

/** What leads somewhere else or is a file answers without reading anything. */
const WITHOUT_READS = ['choose-site.ts', 'robots.ts'];

const routes = import.meta.glob<{ readonly loader?: unknown }>('../routes/*.{ts,tsx}', { eager: true });
const loaders = Object.entries(routes)
  .map(([path, { loader }]) => [path.replace('../routes/', ''), loader] as const)
  .filter(([name, loader]) => loader !== undefined && !WITHOUT_READS.includes(name));

it.each(loaders)('the read of %s is declared public, segment or private', (_name, loader) => {
  const kind = typeof loader === 'function' && 'readKind' in loader ? loader.readKind : undefined;
  expect(['public', 'segment', 'private']).toContain(kind);
});

it('finds the routes', () => expect(loaders.length).toBeGreaterThan(5));
