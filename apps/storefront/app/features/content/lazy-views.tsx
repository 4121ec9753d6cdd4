import { lazyView } from '@haberdash/page-engine';

export { LateBlock } from './components/LateBlock.tsx';

/** Blocks, whose code comes when the browser first renders one. */
export const Blocks = lazyView(async () => (await import('./browser-views.tsx')).Blocks);

/** The same with what they need of the shop, for a frame that gives them none. */
export const FramedBlocks = lazyView(async () => (await import('./framed-views.tsx')).FramedBlocks);

/** Blocks that are drawn without the others: a page that has one of them carries no other. */
export const ownViews = {
  ArticleGrid: lazyView(async () => (await import('./views/article-grid.ts')).ArticleGrid),
  EventSignup: lazyView(async () => (await import('./views/event.ts')).EventSignup),
  Newsletter: lazyView(async () => (await import('./views/newsletter.ts')).Newsletter),
} as const;
