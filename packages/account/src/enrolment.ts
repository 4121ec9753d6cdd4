import { isBlank, type PersonField } from '@haberdash/validation';
import { enrolmentNeeds } from './profile.ts';

/** What of a profile decides about enrolment. */
export type EnrolmentProfile = { readonly [Field in PersonField | 'email']?: string | null | undefined };

/** What a profile lacks to be fully enrolled, in the order of the form; an empty text counts as missing (reading 15). */
export const missingFields = (profile: EnrolmentProfile): readonly PersonField[] =>
  enrolmentNeeds.filter((field) => isBlank(profile[field] ?? ''));

/** Whether there is an e-mail address but not all of the rest (spec 2 §4). */
export const isPartlyEnrolled = (profile: EnrolmentProfile): boolean =>
  !isBlank(profile.email ?? '') && missingFields(profile).length > 0;

/** Steps of enrolment that a flow starts at; sign-in, sign-up and forgotten password follow from `lookup`. */
export type EnrolmentStart = 'lookup' | 'complete-profile-mobile' | 'complete-profile-profile';

/** Where enrolment starts: at the look-up without a profile, else at the first step that is to be filled in (spec 2 §4). */
export function enrolmentStart(profile: EnrolmentProfile | undefined): EnrolmentStart {
  if (profile === undefined) return 'lookup';
  return isBlank(profile.phone ?? '') ? 'complete-profile-mobile' : 'complete-profile-profile';
}

/** A change of what is not loaded (spec 2 §5). */
export class ProfileNotLoaded extends Error {
  override readonly name = 'ProfileNotLoaded';

  constructor() {
    super('Profile not loaded');
  }
}

/** The profile that a change is made to; profile, interests and addresses change only once it is loaded (spec 2 §5). */
export function loadedProfile<Profile>(profile: Profile | undefined): Profile {
  if (profile === undefined) throw new ProfileNotLoaded();
  return profile;
}
