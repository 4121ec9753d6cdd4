// What other features may use of this one on the server.
export { findPlaces, type FoundPlaces } from './server/find-places.server.ts';
export { keepFavouriteStore, keepSearchedPlace } from './server/own-place.server.ts';
