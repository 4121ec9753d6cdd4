import { lazyView } from '@haberdash/page-engine';

// Parts of the frame whose code comes when the browser first renders one.
export const MenuPanel = lazyView(async () => (await import('./views.tsx')).MenuPanel);
export const MobileMenu = lazyView(async () => (await import('./views.tsx')).MobileMenu);
export const FooterColumns = lazyView(async () => (await import('./views.tsx')).FooterColumns);
export const FooterLines = lazyView(async () => (await import('./views.tsx')).FooterLines);
