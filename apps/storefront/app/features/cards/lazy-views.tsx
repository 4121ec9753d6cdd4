import { lazyView } from '../../engine/hydration/late-view.ts';

/** The card of a product, whose code comes when the browser first renders one. */
export const ProductCard = lazyView(async () => (await import('./views.tsx')).ProductCard);
