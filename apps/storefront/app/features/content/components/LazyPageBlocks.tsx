import { lateView } from '../../../engine/hydration/late-view.ts';

/** Blocks of a page that seldom has some: without them it does not carry their code. */
export const LazyPageBlocks = lateView(async () => (await import('./PageBlocks.tsx')).PageBlocks);
