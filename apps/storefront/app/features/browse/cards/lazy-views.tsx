import { lazyView } from '@haberdash/page-engine';

/** The card of a product, whose code comes when the browser first renders one. */
export const ProductCard = lazyView(async () => (await import('./views.tsx')).ProductCard);
