export { CardForm } from './components/CardForm.tsx';
export { Heart } from './components/Heart.tsx';
export { LazyCompareTray } from './components/LazyCompareTray.tsx';
export { RecentlyViewed } from './components/RecentlyViewed.tsx';
export { RowLinks } from './components/RowLinks.tsx';
export { ProductRow } from './components/ProductRow.tsx';
export { ShopCard } from './components/ShopCard.tsx';
export { usePreloadedCards } from './components/use-preloaded-cards.ts';
export { loadMemory } from './model/load-memory.ts';
export { changeMemory, forgetMemory, readMemory } from './model/browsing-memory.ts';
export {
  type FavouriteIntent,
  type FavouritesResult,
  type FavouritesNotice,
  PRODUCT_CODE,
} from './model/favourites-result.ts';
export { toCard } from './model/product-card-view.ts';
export { type QuickShopProduct, useQuickShop, useSetQuickShop } from './state/quick-shop.ts';
export { MOST_COMPARED } from './state/compared.ts';
export { type FavouritesSnapshot, useFavouritesTotal, useSetFavourites } from './state/favourites.ts';
