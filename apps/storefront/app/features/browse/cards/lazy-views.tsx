import { lazyView } from '@haberdash/page-engine';

/** The content of a product's card, whose code comes when the browser first renders one. */
export const CardContent = lazyView(async () => (await import('./views.tsx')).CardContent);
