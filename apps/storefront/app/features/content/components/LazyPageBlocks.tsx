import { lazyWithRetry } from '@haberdash/page-engine';

/** Blocks of a page that seldom has some: without them it does not carry their code. */
export const LazyPageBlocks = lazyWithRetry(async () => (await import('./PageBlocks.tsx')).PageBlocks);
