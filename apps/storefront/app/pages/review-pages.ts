import type { PageRow } from './page-row.ts';

/** What shoppers say about products, and show of them. */
export const reviewPages = {
  'product-reviews': {
    path: 'p/:product/reviews',
    file: 'features/browse/reviews/routes/product-reviews.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['reviews'],
  },
  'product-review-new': {
    path: 'p/:product/reviews/new',
    file: 'features/browse/reviews/routes/product-review-new.tsx',
    frame: 'site',
    dialog: true,
    cache: 'private',
    files: true,
    texts: ['reviews'],
  },
  'product-questions': {
    path: 'p/:product/questions',
    file: 'features/browse/reviews/routes/product-questions.tsx',
    frame: 'site',
    dialog: true,
    cache: 'private',
    texts: ['reviews'],
  },
  looks: {
    path: 'looks',
    file: 'features/browse/reviews/routes/looks.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['reviews'],
  },
  'look-new': {
    path: 'looks/new',
    file: 'features/browse/reviews/routes/look-new.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['reviews'],
    files: true,
  },
  'look-list': {
    path: 'looks/list',
    file: 'features/browse/reviews/routes/look-list.ts',
    frame: 'none',
    cache: 'public',
    query: ['product', 'category'],
  },
} as const satisfies Record<string, PageRow>;
