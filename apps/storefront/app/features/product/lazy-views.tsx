import { lazyView } from '@haberdash/page-engine';

/** Reviews, whose code comes when the browser first renders them. */
export const ReviewSection = lazyView(async () => (await import('./views.tsx')).ReviewSection);
