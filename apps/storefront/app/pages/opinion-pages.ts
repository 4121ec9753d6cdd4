import type { PageRow } from './page-row.ts';

/** What shoppers say about products, and show of them. */
export const opinionPages = {
  'product-reviews': {
    path: 'p/:product/reviews',
    file: 'features/browse/reviews/routes/product-reviews.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['opinions'],
  },
  'product-review-new': {
    path: 'p/:product/reviews/new',
    file: 'features/browse/reviews/routes/product-review-new.tsx',
    frame: 'site',
    dialog: true,
    cache: 'private',
    files: true,
    texts: ['opinions'],
  },
  'product-questions': {
    path: 'p/:product/questions',
    file: 'features/browse/reviews/routes/product-questions.tsx',
    frame: 'site',
    dialog: true,
    cache: 'private',
    texts: ['opinions'],
  },
  looks: {
    path: 'looks',
    file: 'features/browse/reviews/routes/looks.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['opinions'],
  },
  'look-new': {
    path: 'looks/new',
    file: 'features/browse/reviews/routes/look-new.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['opinions'],
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
