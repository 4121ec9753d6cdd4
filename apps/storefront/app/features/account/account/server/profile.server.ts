import type { ConsumerDetails } from '@haberdash/api-client/consumers';
import { hasAnyValue } from '@haberdash/account';
import { calendarDay, formValues, profileSchema, validate } from '@haberdash/validation';
import { countryRules } from '../../../buy/checkout/index.server.ts';
import { signUpSite } from '../../identity/index.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { accountErrors, atFields, invalid, rejected, versionOf } from './account-form.server.ts';
import { consumeAccountFlash, redirectWithAccountFlash } from './account-flash.server.ts';
import { asConsumer } from './signed-in.server.ts';
import { consumeUnsentForm, unsentForm } from './unsent-form.server.ts';

const TEXTS = ['firstName', 'lastName', 'phone', 'birthDate', 'gender', 'postalCode'] as const;

const textsOf = (details: ConsumerDetails): Readonly<Record<string, string>> =>
  Object.fromEntries(TEXTS.map((name) => [name, details[name] ?? '']));

export async function readProfilePage(read: PrivateRead) {
  const { consumerProfile } = await asConsumer(read, () => read.api.consumers.GET('/consumers-v3/consumer'));
  return {
    head: pageHead(read, { title: read.t('overview.profile'), noIndex: true }),
    values: { ...textsOf(consumerProfile.consumerDetails), ...consumeUnsentForm(read) },
    email: consumerProfile.consumerDetails.email,
    version: consumerProfile.version,
    owner: read.session.consumer()?.consumerNo,
    done: consumeAccountFlash(read),
  };
}

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

const firstOf = (value: string | string[] | undefined): string => [value ?? ''].flat()[0] ?? '';

const DATE_FORMAT = 'YYYY-MM-DD';

/** Changes the profile; a shopper has to be as old as at the sign-up of the site. */
export async function runProfile(shopper: Shopper) {
  const { t, site, api } = shopper;
  const typed = formValues(await shopper.form());
  const values = Object.fromEntries(TEXTS.map((name) => [name, firstOf(typed[name])]));
  const unsent = unsentForm(shopper, { ...values, owner: firstOf(typed['owner']) });
  try {
    const rules = await countryRules(shopper, site.country);
    const { minimumAge } = signUpSite(site.country);
    const schema = profileSchema({
      birthDate: { format: DATE_FORMAT, today: calendarDay(Date.now()), minimumAge },
      needs: ['firstName', 'lastName'],
      rules,
    });
    const result = validate(schema, { ...values, countryCode: rules.countryCode, preferredShoeSize: '' });
    if (!result.ok) return invalid(atFields(t, result.errors), values);
    const { firstName, lastName, phone, phoneCode, postalCode, birthDate } = result.values;
    const gender = GENDERS.find((each) => each === values['gender']);
    const version = versionOf({ version: firstOf(typed['version']) });
    const details = {
      firstName,
      lastName,
      phone,
      postalCode,
      ...(phone === '' ? {} : { phoneCode }),
      ...(birthDate === '' ? {} : { birthDate }),
      ...(gender === undefined ? {} : { gender }),
    };
    if (hasAnyValue(details)) {
      await api.consumers.PUT('/consumers-v3/consumer', {
        body: { consumerProfile: { consumerDetails: details, ...version } },
      });
    }
  } catch (error) {
    return rejected(accountErrors(shopper, 'account.profile', error, unsent), values);
  }
  throw redirectWithAccountFlash(shopper, 'account/profile', 'profile');
}

const GENDERS = ['female', 'male', 'diverse', 'undisclosed'] as const;
