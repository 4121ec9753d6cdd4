// Static views: rendered on the server, and loaded by a browser only for a client render.
export { BonusOffers } from './components/BonusOffers.tsx';
export { SavedForLater } from './components/SavedForLater.tsx';
export { StoreChange } from './components/StoreChange.tsx';
export { CartUnread } from './components/CartUnread.tsx';
export { GiftForm } from './components/GiftForm.tsx';
export { EmptyCart } from './components/EmptyCart.tsx';
