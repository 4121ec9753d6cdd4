import { pageNames, pageRow, type PageName } from './pages.ts';

const OUTSIDE_SITES: ReadonlySet<string> = new Set(['robots.txt', 'sitemap.xml']);

interface Pattern {
  readonly name: PageName;
  readonly segments: readonly string[];
}

const patternsOf = (isOutside: boolean): readonly Pattern[] =>
  pageNames
    .filter((name) => (pageRow(name).frame === 'origin') === isOutside)
    .map((name) => ({ name, segments: segmentsOf(pageRow(name).path) }));

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

const outside = patternsOf(true);
const inside = patternsOf(false);

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern[0] === '*' ||
  (pattern.length === segments.length &&
    pattern.every((part, index) => part.startsWith(':') || part === segments[index]));

/** As the router reads a path: a slash that is written as a sign stays one, and what cannot be decoded stays as it is. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** The page of a path such as `/en-us/cart`; every path below a site is one, if only of the content service. */
export function pageOf(pathname: string): PageName {
  const all = segmentsOf(decodePath(pathname));
  const [first, ...below] = all;
  const [patterns, segments] =
    first === undefined || OUTSIDE_SITES.has(first) ? [outside, all] : [inside, below];
  return patterns.find((pattern) => fits(pattern.segments, segments))?.name ?? 'content';
}

/** The page's address for a path that differs in case only, which the browser's router would accept; else undefined. */
export function exactPath(pathname: string): string | undefined {
  const [site, ...below] = segmentsOf(pathname);
  const read = segmentsOf(decodePath(pathname)).slice(1);
  if (site === undefined || pageOf(pathname) !== 'content') return undefined;
  const found = inside.find(
    ({ segments }) =>
      segments.length === read.length &&
      segments.every((part, index) => part.startsWith(':') || part === read[index]?.toLowerCase()),
  );
  return (
    found &&
    ['', site, ...found.segments.map((part, at) => (part.startsWith(':') ? below[at] : part))].join('/')
  );
}
