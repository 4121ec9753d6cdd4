import { lazyView } from '@haberdash/page-engine';

/** Blocks, whose code comes when the browser first renders one. */
export const Blocks = lazyView(async () => (await import('./browser-views.tsx')).Blocks);

/** Blocks that are drawn without the others: a page that has one of them carries no other. */
export const ownViews = {
  ArticleGrid: lazyView(async () => (await import('./views/article-grid.ts')).ArticleGrid),
  EventSignup: lazyView(async () => (await import('./views/event.ts')).EventSignup),
  Newsletter: lazyView(async () => (await import('./views/newsletter.ts')).Newsletter),
} as const;
