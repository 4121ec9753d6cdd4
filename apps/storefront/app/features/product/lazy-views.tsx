import { lazyView } from '../../engine/hydration/lazy-with-retry.ts';

/** Reviews, whose code comes when the browser first renders them. */
export const ReviewSection = lazyView(async () => (await import('./views.tsx')).ReviewSection);
