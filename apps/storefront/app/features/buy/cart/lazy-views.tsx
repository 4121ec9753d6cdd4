import { lazyView } from '@haberdash/page-engine';

export const SavedForLater = lazyView(
  async () => (await import('./components/SavedForLater.tsx')).SavedForLater,
);

export const BonusOffers = lazyView(async () => (await import('./components/BonusOffers.tsx')).BonusOffers);

export const StoreChange = lazyView(async () => (await import('./components/StoreChange.tsx')).StoreChange);

export const CartUnread = lazyView(async () => (await import('./components/CartUnread.tsx')).CartUnread);

export const GiftForm = lazyView(async () => (await import('./components/GiftForm.tsx')).GiftForm);

export const EmptyCart = lazyView(async () => (await import('./components/EmptyCart.tsx')).EmptyCart);
