import { lazyView } from '@haberdash/page-engine';

export { LateBlock } from './components/LateBlock.tsx';

export const Blocks = lazyView(async () => (await import('./browser-views.tsx')).Blocks);

export const FramedBlocks = lazyView(async () => (await import('./framed-views.tsx')).FramedBlocks);

export const ownViews = {
  ArticleGrid: lazyView(async () => (await import('./views/article-grid.ts')).ArticleGrid),
  EventSignup: lazyView(async () => (await import('./views/event.ts')).EventSignup),
  Newsletter: lazyView(async () => (await import('./views/newsletter.ts')).Newsletter),
} as const;
