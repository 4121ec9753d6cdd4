import { lazyView } from '@haberdash/page-engine';

/** Blocks, whose code comes when the browser first renders one. */
export const Blocks = lazyView(async () => (await import('./browser-views.tsx')).Blocks);
