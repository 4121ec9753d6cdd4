export {
  addressesOf,
  becomesMain,
  MAX_ADDRESSES,
  addAddress,
  replaceAddress,
  removeAddress,
  type ApproachType,
  type BookEntry,
} from './address-book.ts';
export {
  enrolmentStart,
  isPartlyEnrolled,
  loadedProfile,
  missingFields,
  ProfileNotLoaded,
  type EnrolmentProfile,
  type EnrolmentStart,
} from './enrolment.ts';
export { checkFavourite, MAX_FAVOURITES, type FavouriteVerdict } from './favourites.ts';
export { joinInterests, splitInterests } from './interests.ts';
export { enrolmentNeeds, hasAnyValue } from './profile.ts';
export { rolesOf, type Role, type RoleProfile, type StoreSession } from './roles.ts';
