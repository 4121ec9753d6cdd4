import { readPopular } from '../../cards/index.server.ts';
import {
  readListingQuery,
  readServiceQuery,
  toListingView,
  type LinkView,
  type ListingView,
} from '../../listing/index.ts';
import { toCard } from '../../cards/index.ts';
import { resolveLink, type ProductCardModel } from '@haberdash/blocks/model';
import type { PublicPageRead } from '../../../shared/reads/define-read.ts';
import { pageHead, type PageHead } from '../../../shared/seo/page-head.ts';
import { MAX_SEARCH_LENGTH, tidySearch } from '../model/search-text.ts';

/** A search has results, or nothing, or was no search at all; what is not a listing leads somewhere else. */
export type SearchPage = {
  readonly head: PageHead;
  /** Pages of help that the text names. */
  readonly pages: readonly LinkView[];
} & (
  | { readonly kind: 'found'; readonly listing: ListingView }
  | {
      readonly kind: 'nothing' | 'start' | 'too-long';
      readonly q: string;
      readonly terms: readonly string[];
      readonly popular: readonly ProductCardModel[];
    }
);

/** Searches; without a text, or with one that is too long, it offers what is popular and asks nothing of the search. */
export async function readSearchPage(read: PublicPageRead<'search'>): Promise<SearchPage> {
  const { api, site, t } = read;
  const q = tidySearch(read.query.get('q'));
  const head = pageHead(read, {
    title: q === '' ? t('search.titleEmpty') : t('search.title', { q }),
    noIndex: true,
  });
  if (q === '' || q.length > MAX_SEARCH_LENGTH) {
    return {
      head,
      pages: [],
      kind: q === '' ? 'start' : 'too-long',
      q: '',
      terms: [],
      popular: (await readPopular(read)).map(toCard),
    };
  }
  const query = readListingQuery(read.query);
  const listing = await api.products.GET('/products/v2/search/productSearch', {
    params: { query: { q, ...readServiceQuery(read.query) } },
  });
  const path = `/${site.locale}/search`;
  const view = toListingView(listing, { locale: site.locale, path, query, q });
  const pages = (listing.pages ?? []).map(({ text, url }) => ({
    label: text,
    href: resolveLink(url, { locale: site.locale, path }) ?? `/${site.locale}`,
  }));
  if (listing.total > 0 || view.chips.length > 0) {
    return { head, pages, kind: 'found', listing: { ...view, title: t('search.title', { q }) } };
  }
  const popular = (listing.popular ?? []).map(toCard);
  return { head, pages, kind: 'nothing', q, terms: listing.suggestedTerms ?? [], popular };
}
