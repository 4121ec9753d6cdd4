import { DATA_ROUTES, DATA_SUFFIX, pagePathOf } from '../internals/react-router.ts';

const LONGEST_KEY = 500;

/**
 * Creates cache keys: the path and its declared query parameters in a fixed order; others (campaigns, click
 * ids) share the page. `declaredOf` returns a path's parameters, or undefined if it is not cacheable; it gets
 * the path without the router's data suffix.
 */
export function createPageKey(
  declaredOf: (pathname: string, parameters: URLSearchParams) => readonly string[] | undefined,
): (url: string) => string | undefined {
  return (url) => {
    const [path = '/', query = ''] = url.split('?', 2);
    const isData = path.endsWith(DATA_SUFFIX);
    const parameters = new URLSearchParams(query);
    const names = declaredOf(pagePathOf(path), parameters);
    if (names === undefined) return undefined;
    const declared = new URLSearchParams([...parameters].filter(([name]) => names.includes(name)));
    const routes = isData ? parameters.get(DATA_ROUTES) : null;
    if (routes !== null) declared.set(DATA_ROUTES, routes);
    declared.sort();
    const key = declared.size === 0 ? path : `${path}?${declared}`;
    return key.length > LONGEST_KEY ? undefined : key;
  };
}
