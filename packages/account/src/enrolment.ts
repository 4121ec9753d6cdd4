import { isBlank, type PersonField } from '@haberdash/validation';
import { enrolmentNeeds } from './profile.ts';

export type EnrolmentProfile = { readonly [Field in PersonField | 'email']?: string | null | undefined };

/** Missing fields for a full enrolment, in form order; an empty text counts as missing (reading 15). */
export const missingFields = (profile: EnrolmentProfile): readonly PersonField[] =>
  enrolmentNeeds.filter((field) => isBlank(profile[field] ?? ''));

/** True with an e-mail address but other fields missing (spec 2 §4). */
export const isPartlyEnrolled = (profile: EnrolmentProfile): boolean =>
  !isBlank(profile.email ?? '') && missingFields(profile).length > 0;

/** Steps at which enrolment can start; sign-in, sign-up and forgotten password follow from `lookup`. */
export type EnrolmentStart = 'lookup' | 'complete-profile-mobile' | 'complete-profile-profile';

/** The first step: the look-up without a profile, else the first incomplete one (spec 2 §4). */
export function enrolmentStart(profile: EnrolmentProfile | undefined): EnrolmentStart {
  if (profile === undefined) return 'lookup';
  return isBlank(profile.phone ?? '') ? 'complete-profile-mobile' : 'complete-profile-profile';
}

/** A change before the profile was loaded (spec 2 §5). */
export class ProfileNotLoaded extends Error {
  override readonly name = 'ProfileNotLoaded';

  constructor() {
    super('Profile not loaded');
  }
}

/** The profile; throws ProfileNotLoaded, because changes need a loaded profile (spec 2 §5). */
export function loadedProfile<Profile>(profile: Profile | undefined): Profile {
  if (profile === undefined) throw new ProfileNotLoaded();
  return profile;
}
