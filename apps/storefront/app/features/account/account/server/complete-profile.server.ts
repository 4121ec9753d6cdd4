import {
  enrolmentNeeds,
  enrolmentStart,
  joinInterests,
  loadedProfile,
  ProfileNotLoaded,
  splitInterests,
} from '@haberdash/account';
import { ApiError } from '@haberdash/api-client';
import type { ConsumerDetails, ConsumerProfile } from '@haberdash/api-client/consumers';
import { phoneCountry } from '@haberdash/phone';
import {
  formatDate,
  parseDate,
  profileSchema,
  signUpOptions,
  validate,
  type PersonField,
} from '@haberdash/validation';
import { redirect } from 'react-router';
import { countryRules } from '../../../buy/checkout/index.server.ts';
import { personFieldViews, shopPath, signUpSite } from '../../identity/index.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { numberOf, stepOf, type EnrolmentStep } from '../model/enrolment-steps.ts';
import { INTERESTS } from '../model/preferences.ts';
import { accountErrors, atFields, invalid, rejected } from './account-form.server.ts';
import { asConsumer } from './signed-in.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

const LOYALTY = { type: 'LOYALTY', termsAccepted: true } as const;

/** The fields of the person that a step asks for, all of them needed there (spec 2 §4). */
const fieldsOf = (step: EnrolmentStep): readonly PersonField[] => {
  if (step === 'mobile') return ['phone'];
  return step === 'profile' ? enrolmentNeeds.filter((field) => field !== 'phone') : [];
};

const readProfile = (read: PrivateRead): Promise<ConsumerProfile> =>
  asConsumer(read, async () => (await read.api.consumers.GET('/consumers-v3/consumer')).consumerProfile);

/** The first step with a form: the phone while there is none, else the profile (spec 2 §4). */
const formStep = ({ consumerDetails }: ConsumerProfile): EnrolmentStep =>
  enrolmentStart(consumerDetails) === 'complete-profile-mobile' ? 'mobile' : 'profile';

function pathOf(
  { site, url }: PrivateRead,
  step: EnrolmentStep,
  joins = url.searchParams.has('join'),
): string {
  const target = shopPath(site, url.searchParams.get('redirect'));
  const query = new URLSearchParams({
    step: String(numberOf(step)),
    ...(joins ? { join: '1' } : {}),
    ...(target === undefined ? {} : { redirect: target }),
  });
  return `/${site.locale}/complete-profile?${query}`;
}

const shownValues = (details: ConsumerDetails, format: string): Readonly<Record<string, string>> => ({
  firstName: details.firstName ?? '',
  lastName: details.lastName ?? '',
  phone: details.phone ?? '',
  postalCode: details.postalCode ?? '',
  birthDate: formatDate(details.birthDate ?? '', format),
});

const settingsOf = (country: string, step: EnrolmentStep) => {
  const fields = fieldsOf(step);
  return { ...signUpSite(country), fields, needs: fields };
};

/** A step of enrolment, filled in with what the profile has; members are welcomed, others asked to join first. */
export async function readCompleteProfile(read: PrivateRead) {
  const { t, site, url, session } = read;
  // Who is not signed in begins with the look-up (spec 2 §4).
  if (session.consumer() === undefined) {
    const target = new URLSearchParams({ redirect: `${url.pathname}${url.search}` });
    throw redirect(`/${site.locale}/look-up?${target}`, 303);
  }
  const profile = await readProfile(read);
  const { consumerDetails, preferences, isLoyaltyMember } = profile;
  const step = stepOf(url.searchParams.get('step')) ?? (isLoyaltyMember ? 'welcome' : 'join');
  const settings = settingsOf(site.country, step);
  const rules = await countryRules(read, site.country);
  return {
    head: pageHead(read, { title: t('identity.completeTitle'), noIndex: true }),
    step,
    fields: personFieldViews(settings, rules),
    values: shownValues(consumerDetails, settings.birthDateFormat),
    birthDateFormat: settings.birthDateFormat,
    country: site.country,
    dialCode: phoneCountry(site.country)?.dialCode ?? '',
    interests: splitInterests(preferences.interests),
    next: pathOf(read, formStep(profile), false),
    toSuccess: pathOf(read, 'success'),
    target: shopPath(site, url.searchParams.get('redirect')) ?? `/${site.locale}/account`,
  };
}

async function join(shopper: Shopper, values: Readonly<Record<string, string>>) {
  if (values['loyaltyTerms'] !== 'on') {
    const missing = {
      code: 'requiredCheckbox',
      messageKey: 'validation.requiredCheckbox',
      params: {},
    } as const;
    return invalid(atFields(shopper.t, { loyaltyTerms: missing }), values);
  }
  throw redirect(pathOf(shopper, formStep(await readProfile(shopper)), true), 303);
}

async function savePerson(shopper: Shopper, step: EnrolmentStep, values: Readonly<Record<string, string>>) {
  const { t, site, api, url } = shopper;
  const settings = settingsOf(site.country, step);
  const rules = await countryRules(shopper, site.country);
  const options = signUpOptions({ ...settings, needs: [] }, rules, { nowMs: Date.now() });
  const schema = profileSchema({ ...options, needs: settings.fields });
  const form = validate(schema, { ...values, countryCode: site.country });
  if (!form.ok) return invalid(atFields(t, form.errors), values);
  const { firstName, lastName, postalCode, phone, phoneCode, birthDate } = form.values;
  const born = parseDate(birthDate, settings.birthDateFormat);
  const details =
    step === 'mobile'
      ? { phone, phoneCode }
      : { firstName, lastName, postalCode, ...(born === undefined ? {} : { birthDate: born }) };
  const joins = step === 'profile' && url.searchParams.has('join');
  await api.consumers.PUT('/consumers-v3/consumer', {
    body: { consumerProfile: { consumerDetails: details, ...(joins ? { enrollments: [LOYALTY] } : {}) } },
  });
  throw redirect(pathOf(shopper, step === 'mobile' ? 'profile' : 'interests'), 303);
}

/** The profile that a change is made to; what is not loaded is not changed (spec 2 §5). */
async function profileToChange(shopper: Shopper): Promise<ConsumerProfile> {
  const profile = await readProfile(shopper).catch((error: unknown) => {
    if (error instanceof ApiError || isFailedRead(error)) return undefined;
    throw error;
  });
  return loadedProfile(profile);
}

/** Interests are changed as one text: those of the profile that are not offered here stay. */
async function saveInterests(shopper: Shopper, form: FormData): Promise<never> {
  const { preferences } = await profileToChange(shopper);
  const offered = INTERESTS.map(([value]) => value);
  const chosen = form.getAll('interest').map(String);
  const stored = splitInterests(preferences.interests).filter((each) => !offered.some((one) => one === each));
  const interests = joinInterests([...offered.filter((value) => chosen.includes(value)), ...stored]);
  await shopper.api.consumers.PUT('/consumers-v3/consumer', {
    body: { consumerProfile: { preferences: { interests } } },
  });
  throw redirect(pathOf(shopper, 'success'), 303);
}

/** Saves a step, and leads to the next one. */
export async function runCompleteProfile(shopper: Shopper) {
  const form = await shopper.form();
  const values = { ...textValues(form), interest: joinInterests(form.getAll('interest').map(String)) };
  const step = stepOf(shopper.url.searchParams.get('step')) ?? 'join';
  try {
    if (step === 'join') return await join(shopper, values);
    if (step === 'interests') return await saveInterests(shopper, form);
    return await savePerson(shopper, step === 'mobile' ? 'mobile' : 'profile', values);
  } catch (error) {
    if (error instanceof ProfileNotLoaded) {
      const notLoaded = { code: 'PROFILE_NOT_LOADED' };
      return rejected([toFormError(shopper.t, 'account.profile', notLoaded, { place: 'banner' })], values);
    }
    return rejected(accountErrors(shopper, 'account.profile', error), values);
  }
}
