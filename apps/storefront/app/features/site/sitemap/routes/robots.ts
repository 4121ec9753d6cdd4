import { config } from '../../../../shared/config/config.ts';

/**
 * Addresses that cost and show nothing to index. Pages that carry `noindex`, such as the cart and the search, are not
 * among them: a crawler that may not read a page never learns that it is not to be indexed.
 */
const NOT_CRAWLED = ['/*/me', '/*/change-site', '/*?*sort='];

/** Keeps crawlers away from what costs and has no page. */
export function loader(): Response {
  const lines = [
    'User-agent: *',
    ...NOT_CRAWLED.map((path) => `Disallow: ${path}`),
    `Sitemap: ${config().publicOrigin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
