import { lazyView } from '@haberdash/page-engine';

/** What was saved for later, whose code comes when the browser first renders it. */
export const SavedForLater = lazyView(
  async () => (await import('./components/SavedForLater.tsx')).SavedForLater,
);

/** Gifts to choose from, whose code comes when the browser first renders them. */
export const BonusOffers = lazyView(async () => (await import('./components/BonusOffers.tsx')).BonusOffers);

/** What becomes of lines in another store, whose code comes when the browser first asks it. */
export const StoreChange = lazyView(async () => (await import('./components/StoreChange.tsx')).StoreChange);

/** The bag that cannot be read at the moment, whose code comes when the browser first renders it. */
export const CartUnread = lazyView(async () => (await import('./components/CartUnread.tsx')).CartUnread);

/** The fields of gift options, which a document has for browsers without script only. */
export const GiftForm = lazyView(async () => (await import('./components/GiftForm.tsx')).GiftForm);

/** An empty bag, whose code comes when the browser first renders it. */
export const EmptyCart = lazyView(async () => (await import('./components/EmptyCart.tsx')).EmptyCart);
