import { lazyView } from '@haberdash/page-engine';

export const CardContent = lazyView(async () => (await import('./views.tsx')).CardContent);
