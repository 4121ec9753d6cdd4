import { pageOf } from '../app/pages/page-of.ts';
import { pageQuery } from '../app/pages/page-query.ts';
import { pageRow } from '../app/pages/pages.ts';
import { findSite } from '../app/shared/sites/sites.ts';

const LONGEST_KEY = 500;
/** Ends the address of a client navigation's data, whose `_routes` says which of them. */
const DATA = '.data';
const DATA_ROUTES = '_routes';

/**
 * The address under which a page is cached: its path and the query parameters that its row declares, in one order;
 * all others (campaigns, click ids) lead to the same page. Undefined for one that never is.
 */
export function pageKey(url: string): string | undefined {
  const [path = '/', query = ''] = url.split('?', 2);
  const isData = path.endsWith(DATA);
  const pathname = isData ? path.slice(0, -DATA.length) : path;
  const page = pageOf(pathname);
  const { cache, frame } = pageRow(page);
  if (cache === 'private' || frame !== 'site' || findSite(pathname) === undefined) return undefined;
  if (query === '') return path;
  const parameters = new URLSearchParams(query);
  if (parameters.has('preview')) return undefined;
  const declared = new URLSearchParams(pageQuery(page, parameters).toString());
  const routes = isData ? parameters.get(DATA_ROUTES) : null;
  if (routes !== null) declared.set(DATA_ROUTES, routes);
  declared.sort();
  const key = declared.size === 0 ? path : `${path}?${declared}`;
  return key.length > LONGEST_KEY ? undefined : key;
}
