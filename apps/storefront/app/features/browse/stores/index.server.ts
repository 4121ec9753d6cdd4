export { findPlaces, type FoundPlaces } from './server/find-places.server.ts';
export { readStoreName } from './server/store-name.server.ts';
export { favouriteStore, setFavouriteStore, setSearchedPlace } from './server/store-preferences.server.ts';
