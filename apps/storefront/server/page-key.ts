/** The parameters that make another page; all others (campaigns, click ids) lead to the same one. */
const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  'q',
  'sort',
  'page',
  'size',
  'color',
  'price',
  'activity',
  'gender',
  'category',
  '_routes',
]);

/** Addresses that are one shopper's own, or an answer that no page is. */
const OWN =
  /^\/[^/]+\/(?:cart|checkout|order-confirmation|account|favorites|me|search\/suggest|privacy-choices|experiment-events|consent\.css)(?:[/.]|$)/;

const LONGEST_KEY = 500;

/** The address under which a page is kept, or undefined for one that never is. */
export function pageKey(url: string): string | undefined {
  const [path = '/', query = ''] = url.split('?', 2);
  if (path === '/' || path.startsWith('/__') || OWN.test(path)) return undefined;
  if (query === '') return path;
  const parameters = new URLSearchParams(query);
  if (parameters.has('preview')) return undefined;
  const kept = [...parameters].filter(([name]) => PAGE_PARAMETERS.has(name));
  const search = new URLSearchParams(
    kept.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
  );
  const key = search.size === 0 ? path : `${path}?${search}`;
  return key.length > LONGEST_KEY ? undefined : key;
}
