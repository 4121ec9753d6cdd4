import { config } from '../../../../shared/config/config.ts';

/** Addresses with nothing to index; pages with `noindex` are not here, as a crawler has to read it. */
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
