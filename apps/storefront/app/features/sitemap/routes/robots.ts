import { config } from '../../../shared/config/config.ts';

const PRIVATE_PAGES = [
  'cart',
  'checkout',
  'order-confirmation',
  'account',
  'favorites',
  'me',
  'search',
  'change-site',
];

/** Keeps crawlers out of pages that belong to one shopper or that have no end. */
export function loader(): Response {
  const lines = [
    'User-agent: *',
    ...PRIVATE_PAGES.map((page) => `Disallow: /*/${page}`),
    'Disallow: /*?*sort=',
    `Sitemap: ${config().publicOrigin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
