import { readBlocksAround } from '../../../content/index.server.ts';
import type { PageBlock } from '../../../content/index.ts';
import { readPopular } from '../../cards/index.server.ts';
import {
  readListingQuery,
  hasContent,
  readServiceQuery,
  toListingView,
  type LinkView,
  type ListingView,
} from '../../listing/index.ts';
import { toCard } from '../../cards/index.ts';
import type { Listing } from '@haberdash/api-client/products';
import { resolveLink, type ProductCardModel } from '@haberdash/blocks/model';
import { redirect } from 'react-router';
import type { PublicPageRead } from '../../../../shared/reads/read-types.ts';
import { pageAddress } from '../../../../pages/page-query.ts';
import { settlePage } from '../../../../pages/page-number.ts';
import { pageHead, type PageHead } from '../../../../shared/seo/page-head.ts';
import {
  SHOWN,
  searchContent,
  type ContentFound,
  type ContentResult,
  type Shown,
} from './content-results.server.ts';
import { MAX_SEARCH_LENGTH, tidySearch } from '../model/search-text.ts';

/** One kind of what a search has found. */
export interface SearchTab {
  readonly show: Shown;
  readonly count: number;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** A search has results, or nothing, or was no search at all; what is not a listing leads somewhere else. */
export type SearchPage = {
  readonly head: PageHead;
  readonly pages: readonly LinkView[];
  /** What editors put below a search that is begun or has found something; one that found nothing has its own way on. */
  readonly around: readonly PageBlock[];
  readonly tabs: readonly SearchTab[];
} & (
  | {
      readonly kind: 'found';
      readonly listing: ListingView;
      /** Says that nothing is called by the text, of which a typo was mended. */
      readonly corrected?: string;
    }
  | {
      readonly kind: 'content';
      readonly title: string;
      readonly results: readonly ContentResult[];
    }
  | {
      readonly kind: 'nothing' | 'start' | 'too-long';
      readonly q: string;
      readonly terms: readonly string[];
      readonly popular: readonly ProductCardModel[];
    }
);

const NOTHING: readonly PageBlock[] = [];

function readShown(text: string | null, content: ContentFound): Shown {
  const tab = SHOWN.find((each) => each === text) ?? 'products';
  return tab !== 'products' && content[tab].length === 0 ? 'products' : tab;
}

function tabsOf(
  path: string,
  q: string,
  current: Shown,
  { listing, content }: { readonly listing: Pick<Listing, 'total'>; readonly content: ContentFound },
): readonly SearchTab[] {
  const counts = { products: listing.total, articles: content.articles.length, help: content.help.length };
  return SHOWN.filter((show) => show === 'products' || counts[show] > 0).map((show) => ({
    show,
    count: counts[show],
    href: `${path}?q=${encodeURIComponent(q)}${show === 'products' ? '' : `&show=${show}`}`,
    isCurrent: show === current,
  }));
}

/** Searches; without a text, or with one that is too long, it offers what is popular and asks nothing of the search. */
export async function readSearchPage(read: PublicPageRead<'search'>): Promise<SearchPage> {
  const { api, site, t } = read;
  const q = tidySearch(read.query.get('q'));
  const head = pageHead(read, {
    title: q === '' ? t('search.titleEmpty') : t('search.title', { q }),
    noIndex: true,
  });
  if (q === '' || q.length > MAX_SEARCH_LENGTH) {
    const around = await readBlocksAround(read, 'search');
    return {
      head,
      pages: [],
      tabs: [],
      around,
      kind: q === '' ? 'start' : 'too-long',
      q: '',
      terms: [],
      // Editorial blocks replace them.
      popular: around.length > 0 ? [] : (await readPopular(read)).map(toCard),
    };
  }
  const query = readListingQuery(read.query);
  const [listing, below, content] = await Promise.all([
    api.products.GET('/products/v2/search/productSearch', {
      params: { query: { q, ...readServiceQuery(read.query) } },
    }),
    hasContent(query) ? readBlocksAround(read, 'search') : NOTHING,
    searchContent(read, q),
  ]);
  const path = `/${site.locale}/search`;
  const destination =
    listing.redirect === undefined ? undefined : resolveLink(listing.redirect, { locale: site.locale, path });
  if (destination !== undefined) throw redirect(destination, 302);
  const tabs = tabsOf(path, q, readShown(read.query.get('show'), content), { listing, content });
  const current = tabs.find(({ isCurrent }) => isCurrent)?.show;
  const view = toListingView(listing, { locale: site.locale, path, query, q });
  const { page, isWritten } = settlePage(read.query.get('page'), query.page, view.pageCount);
  if (!isWritten) throw redirect(pageAddress(read.query, path, page), 302);
  const pages = (listing.pages ?? []).map(({ text, url }) => ({
    label: text,
    href: resolveLink(url, { locale: site.locale, path }) ?? `/${site.locale}`,
  }));
  if (current === 'articles' || current === 'help') {
    const title = t('search.title', { q });
    return { head, pages, tabs, around: NOTHING, kind: 'content', title, results: content[current] };
  }
  if (listing.total > 0 || view.chips.length > 0) {
    const { corrected } = listing;
    return {
      head,
      pages,
      tabs,
      around: below,
      kind: 'found',
      listing: { ...view, title: t('search.title', { q: corrected ?? q }) },
      ...(corrected === undefined ? {} : { corrected: t('search.corrected', { q }) }),
    };
  }
  const popular = (listing.popular ?? []).map(toCard);
  return {
    head,
    pages,
    tabs,
    around: NOTHING,
    kind: 'nothing',
    q,
    terms: listing.suggestedTerms ?? [],
    popular,
  };
}
