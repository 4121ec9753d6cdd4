import { DATA_ROUTES, DATA_SUFFIX, pagePathOf } from '../internals/react-router.ts';

const LONGEST_KEY = 500;

/**
 * Makes the key under which a page is cached: its path and the query parameters that it declares, in one order; all
 * others (campaigns, click ids) lead to the same page. `declaredOf` answers the names of the parameters that make
 * another page of a path, or undefined for a page that no cache may have. It is given the path without what the router
 * puts behind it for data.
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
