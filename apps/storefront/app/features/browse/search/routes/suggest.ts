import { readPopular } from '../../cards/index.server.ts';
import { resolveLink } from '@haberdash/blocks/model';
import { publicLoader } from '../../../../shared/reads/define-read.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import type { Suggestions } from '../model/suggestions.ts';
import { MAX_SEARCH_LENGTH, tidySearch } from '../model/search-text.ts';

const SHOWN_PRODUCTS = 4;
const SHOWN_KINDS = 5;

/** Suggestions for what has been typed so far; they help, so a service that cannot answer gives none. */
export const loader = publicLoader('suggest', async (read): Promise<Suggestions> => {
  const { api, site, query, pathname, signal, t } = read;
  const q = tidySearch(query.get('q')).slice(0, MAX_SEARCH_LENGTH);
  if (q === '') {
    // Popular products are named by their kind, which is what others search for.
    const kinds = new Set((await readPopular(read)).flatMap(({ kindLabel }) => kindLabel ?? []));
    const items = [...kinds]
      .slice(0, SHOWN_KINDS)
      .map((text) => ({ text, href: `/${site.locale}/search?q=${encodeURIComponent(text)}` }));
    return items.length === 0 ? [] : [{ group: 'popular', items }];
  }
  const link = (target: string) =>
    resolveLink(target, { locale: site.locale, path: pathname }) ?? `/${site.locale}`;
  const response = await optional(read, 'suggestions', (call) =>
    api.products.GET('/products/v2/search/autoSuggest', { params: { query: { q } }, signal, ...call }),
  );
  if (response === undefined) return [];
  const { terms, categories, products, pages = [] } = response;
  const links = (targets: typeof categories) =>
    targets.map(({ text, url: target }) => ({ text, href: link(target) }));
  return [
    {
      group: 'products' as const,
      items: products.slice(0, SHOWN_PRODUCTS).map(({ name, url: target, image, price }) => ({
        text: name,
        href: link(target),
        image: image.src,
        note: t.formats.money(price.current, price.currency),
      })),
    },
    { group: 'pages' as const, items: links(pages) },
    {
      group: 'terms' as const,
      items: terms.map((text) => ({ text, href: `/${site.locale}/search?q=${encodeURIComponent(text)}` })),
    },
    { group: 'categories' as const, items: links(categories) },
  ].filter(({ items }) => items.length > 0);
});
