import { lazyView } from '@haberdash/page-engine';

// Parts of the frame whose code loads when a browser first renders one.
export const MenuLinks = lazyView(async () => (await import('./views.tsx')).MenuLinks);
export const FooterColumns = lazyView(async () => (await import('./views.tsx')).FooterColumns);
export const FooterLines = lazyView(async () => (await import('./views.tsx')).FooterLines);
