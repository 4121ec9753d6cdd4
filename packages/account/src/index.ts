export { judgeFavourite, MAX_FAVOURITES, type FavouriteVerdict } from './favourites.ts';
export { enrolmentNeeds, hasAnyValue } from './profile.ts';
