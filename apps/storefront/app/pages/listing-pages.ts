import type { PageRow } from './page-row.ts';

const FILTERS = ['category', 'gender', 'size', 'color', 'activity', 'price', 'store'] as const;

/** Categories, the search and the help centre, with what their pages fetch. */
export const listingPages = {
  'category-facet': {
    path: 'c/:category/facet',
    file: 'features/browse/listing/routes/category-facet.ts',
    frame: 'none',
    cache: 'public',
    query: ['facet', ...FILTERS],
  },
  'search-facet': {
    path: 'search/facet',
    file: 'features/browse/search/routes/search-facet.ts',
    frame: 'none',
    cache: 'public',
    query: ['q', 'facet', ...FILTERS],
  },
  suggest: {
    path: 'search/suggest',
    file: 'features/browse/search/routes/suggest.ts',
    frame: 'none',
    cache: 'public',
    query: ['q'],
  },
  category: {
    path: 'c/:category',
    file: 'features/browse/listing/routes/category.tsx',
    frame: 'site',
    cache: 'public',
    query: ['page', 'sort', 'facet', ...FILTERS],
  },
  search: {
    path: 'search',
    file: 'features/browse/search/routes/search.tsx',
    frame: 'site',
    cache: 'public',
    query: ['q', 'show', 'page', 'sort', 'facet', ...FILTERS],
  },
  help: {
    path: 'help',
    file: 'features/browse/search/routes/help.tsx',
    frame: 'site',
    cache: 'public',
    query: ['q'],
    texts: ['contact'],
  },
} as const satisfies Readonly<Record<string, PageRow>>;
