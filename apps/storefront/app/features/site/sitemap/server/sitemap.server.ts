import { categoryIdFromPath } from '@haberdash/analytics';
import { ApiError } from '@haberdash/api-client';
import { lastPageSegment } from '../../../../pages/page-segment.ts';
import { parseMenu } from '@haberdash/blocks/model';
import { createPublicApis, requestContextOf } from '../../../../shared/api/clients.ts';
import { config } from '../../../../shared/config/config.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { onCatalogueChange } from '../../../../shared/api/catalogue-change.ts';
import { createSwrCache } from '../../../../shared/api/swr-cache.ts';
import { logContentFault } from '../../../../shared/pipeline/log-content-fault.ts';
import { log } from '../../../../shared/pipeline/log.ts';
import { sites, type Site } from '../../../../shared/sites/sites.ts';

const cached = createSwrCache<string>({ freshMs: 60 * 60_000, staleMs: 24 * 60 * 60_000 });
onCatalogueChange('sitemap', cached.outdate);
const PRODUCTS_PER_CALL = 96;
const MOST_STORES = 50;
/** Far above what a site of ours has; a category beyond it is listed in part. */
const MAX_CALLS_PER_CATEGORY = 20;

/** The sitemap of all sites: home, the categories of the menu, the products in them, and the stores. */
export async function readSitemap({ correlationId }: { readonly correlationId: string }): Promise<Response> {
  const xml = await cached.get('sitemap', () => makeSitemap(correlationId));
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

async function makeSitemap(correlationId: string): Promise<string> {
  const paths: string[] = [];
  const failed: string[] = [];
  for (const site of sites) {
    try {
      paths.push(...((await pathsOf(site, correlationId)) ?? []));
    } catch (error) {
      // One site that cannot be read takes no other one away.
      failed.push(site.siteId);
      logProblem('sitemap-site', { siteId: site.siteId, correlationId }, error);
    }
  }
  if (paths.length === 0 && failed.length > 0) throw fault('service-down');
  if (paths.length === 0) throw fault('not-found');
  const { publicOrigin } = config();
  const urls = paths.map((path) => `<url><loc>${escapeXml(publicOrigin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

const logProblem = (event: string, about: Readonly<Record<string, string>>, error: unknown): void =>
  log('warn', event, {
    ...about,
    error: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown',
  });

async function menuOf(api: ReturnType<typeof createPublicApis>, { siteId }: Site): Promise<unknown> {
  try {
    return await api.content.GET('/{mode}/caas/v1/canvas/menu/{siteId}', {
      params: { path: { mode: 'live', siteId } },
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

async function pathsOf(site: Site, correlationId: string): Promise<readonly string[] | undefined> {
  const api = createPublicApis({ baseUrl: config().apiUrl, context: requestContextOf(site, correlationId) });
  const response = await menuOf(api, site);
  if (response === undefined) return undefined;
  const menu = parseMenu(response, { log: logContentFault(correlationId) });
  const urls = menu.flatMap(({ url, columns }) => [
    url,
    ...columns.flatMap(({ groups }) =>
      groups.flatMap((group) => [group.url, ...group.links.map((link) => link.url)]),
    ),
  ]);
  const categories = new Map<string, string>();
  for (const url of urls) {
    const [path = ''] = (url ?? '').split(/[?#]/, 1);
    const id = lastPageSegment('category', path) && categoryIdFromPath(path);
    if (id !== undefined) categories.set(id, path);
  }
  const products = new Set<string>();
  // One after the other: a crawler's visit must not press the service that shoppers use.
  for (const categoryId of categories.keys()) await addProducts(api, categoryId, products, correlationId);
  const stores = await storePaths(api, site, correlationId);
  return ['', ...categories.values(), ...products, ...stores].map((path) => `/${site.locale}${path}`);
}

async function storePaths(
  api: ReturnType<typeof createPublicApis>,
  { country }: Site,
  correlationId: string,
): Promise<readonly string[]> {
  try {
    const { stores } = await api.stores.POST('/stores/v1/search', {
      body: { countryCode: country, count: MOST_STORES },
    });
    return ['/stores', ...stores.map(({ id }) => `/stores/${id}`)];
  } catch (error) {
    logProblem('sitemap-stores', { country, correlationId }, error);
    return [];
  }
}

async function addProducts(
  api: ReturnType<typeof createPublicApis>,
  categoryId: string,
  products: Set<string>,
  correlationId: string,
): Promise<void> {
  try {
    for (
      let call = 0, total = 1;
      call * PRODUCTS_PER_CALL < total && call < MAX_CALLS_PER_CATEGORY;
      call += 1
    ) {
      const listing = await api.products.GET('/products/v2/catalog', {
        params: { query: { categoryId, start: call * PRODUCTS_PER_CALL, count: PRODUCTS_PER_CALL } },
      });
      total = listing.total;
      for (const { url } of listing.products) products.add(url);
    }
  } catch (error) {
    logProblem('sitemap-category', { categoryId, correlationId }, error);
  }
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
