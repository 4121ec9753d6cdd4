// What few bags show without being touched: the server renders it, a browser loads it when it has to.
export { BonusOffers } from './components/BonusOffers.tsx';
export { SavedForLater } from './components/SavedForLater.tsx';
export { StoreChange } from './components/StoreChange.tsx';
export { CartUnread } from './components/CartUnread.tsx';
export { GiftForm } from './components/GiftForm.tsx';
export { EmptyCart } from './components/EmptyCart.tsx';
