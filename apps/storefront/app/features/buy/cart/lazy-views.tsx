import { lazyView } from '@haberdash/page-engine';

/** What was saved for later, whose code comes when the browser first renders it. */
export const SavedForLater = lazyView(async () => (await import('./views.tsx')).SavedForLater);

/** Gifts to choose from, whose code comes when the browser first renders them. */
export const BonusOffers = lazyView(async () => (await import('./views.tsx')).BonusOffers);

/** What becomes of lines in another store, whose code comes when the browser first asks it. */
export const StoreChange = lazyView(async () => (await import('./views.tsx')).StoreChange);
