// What other features may use of this one.
export { Heart } from './components/Heart.tsx';
export { ProductRow } from './components/ProductRow.tsx';
export { ShopCard } from './components/ShopCard.tsx';
export {
  type FavouriteIntent,
  type FavouritesAnswer,
  type FavouritesNotice,
  PRODUCT_CODE,
} from './model/favourites-answer.ts';
export { toCard } from './model/product-card-view.ts';
export { type FavouritesSnapshot, useFavouritesTotal, useSetFavourites } from './state/favourites.ts';
