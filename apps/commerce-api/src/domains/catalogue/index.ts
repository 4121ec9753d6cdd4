export { assortmentArea } from './assortment/area.ts';
export { CATALOGUE_CACHE } from './catalogue/cache-control.ts';
export { type Reader, findCards } from './catalogue/cards.ts';
export { labelOf, textOf } from './catalogue/edition-text.ts';
export { lowestPriceBefore } from './catalogue/lowest-price.ts';
export { activityLabels, badgeLabels, familyLabels, sizeKindLabels } from './catalogue/messages.ts';
export {
  categoryPath,
  designPathOf,
  picturePath,
  productPath,
  recipePicturePath,
  scenePath,
} from './catalogue/paths.ts';
export {
  ONLINE_LOCATION,
  type OpeningHours,
  SOLD_AS,
  type SpecialDay,
  type StoreService,
  TEXT_STATES,
  colorPrice,
  product,
  productColor,
  productText,
  review,
  stock,
  store,
  variant,
} from './catalogue/schema.ts';
export {
  type StockQuantity,
  groupByStockKey,
  lockStock,
  rowsOf,
  takeStock,
} from './catalogue/stock-quantities.ts';
export { type SizeKind, sizeKindOf, sizeLabel, sizeRank } from './catalogue/sizes.ts';
export { soldProduct } from './catalogue/sold-product.ts';
export { stockStateOf } from './catalogue/stock-state.ts';
export { findStock, stockKey } from './catalogue/stock.ts';
export { catalogueChangesArea } from './changes/area.ts';
export { customisationArea } from './customisation/area.ts';
export { type LearnRecipe, createLearnRecipe } from './customisation/learn-recipe.ts';
export { customisationMessages } from './customisation/messages.ts';
export { type RecipeRow, findReadyDesign, findRecipes } from './customisation/repository.ts';
export { recipe } from './customisation/schema.ts';
export { recipeAlt } from './customisation/view.ts';
export { todayIn } from './delivery/rules/delivery-dates.ts';
export {
  DELIVERY_KINDS,
  type DeliveryKind,
  type FetchedKind,
  HOME_SHIPMENT,
  type LineDelivery,
  isFetched,
  kindOfCode,
  shippingIdOf,
  stockLocationOf,
} from './delivery/rules/kinds.ts';
export {
  DEFAULT_METHOD,
  type Method,
  freeShippingFrom,
  isFreeWithValue,
  methodOfKind,
  methodTerms,
  methodsFor,
} from './delivery/rules/methods.ts';
export {
  type DeliveryChoices,
  LASTING_NOTICES,
  type TransitionNotice,
  transitionOf,
} from './delivery/rules/transitions.ts';
export { deliveryDuration, deliveryTime, methodLabel } from './delivery/view.ts';
export { feedsArea } from './feeds/area.ts';
export { imageArea } from './images/area.ts';
export { listingArea } from './listing/area.ts';
export { type Listings, createListings } from './listing/listings.ts';
export { productArea } from './product/area.ts';
export { recommendationsArea } from './recommendations/area.ts';
export { searchArea } from './search/area.ts';
export { colorFamilyOf } from './search/color-words.ts';
export { findStaleWords } from './search/compare-words.ts';
export { words as foldedWords } from './search/fold.ts';
export { searchRowsOf } from './search/product-words.ts';
export { createShopWords } from './search/shop-words.ts';
export { searchWordsArea } from './search/words-area.ts';
export { makeQueuedWords } from './search/words-from-tables.ts';
export { createStockNotifications } from './stock-notifications/area.ts';
export { forgetMailbox } from './stock-notifications/repository.ts';
export { stockNotification } from './stock-notifications/schema.ts';
export { storesArea } from './stores/area.ts';
export { distanceKm } from './stores/distance.ts';
export { nearestFirst } from './stores/nearest.ts';
export { openingLines } from './stores/opening-hours.ts';
export { type PickupPlace, findPlaces } from './stores/places.ts';
export { type PointRow, pointsIn, storesIn } from './stores/repository.ts';
