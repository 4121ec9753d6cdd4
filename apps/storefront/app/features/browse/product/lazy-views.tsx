import { lazyView } from '@haberdash/page-engine';

/** Sets that the product is part of, whose code comes when the browser first renders them. */
export const SetOffers = lazyView(async () => (await import('./views.tsx')).SetOffers);

/** Reviews, whose code comes when the browser first renders them. */
export const ReviewSection = lazyView(async () => (await import('./views.tsx')).ReviewSection);
