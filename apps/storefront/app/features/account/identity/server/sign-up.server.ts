import { missingFields } from '@haberdash/account';
import type { GuestMerge } from '@haberdash/api-client';
import type { Order } from '@haberdash/api-client/cart';
import type { SignUpRequest } from '@haberdash/api-client/consumers';
import {
  formatDate,
  parseDate,
  signUpOptions,
  signUpSchema,
  simplifiedSignUpSchema,
  validate,
  type CountryRules,
} from '@haberdash/validation';
import { phoneCountry } from '@haberdash/phone';
import { redirect, redirectDocument } from 'react-router';
import { countryRules } from '../../../buy/checkout/index.server.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import { captchaResponse, captchaBody } from '../../../../shared/captcha/captcha-response.ts';
import { captchaFrame } from '../../../../shared/captcha/captcha.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { reportFault } from '../../../../shared/reads/faults.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { shopPath } from '../model/return-path.ts';
import { personFieldViews } from '../model/sign-up-fields.ts';
import { signUpSite, type SignUpSite } from '../model/sign-up-site.ts';
import { enterShop } from './enter.server.ts';
import { invalid, missingBox, rejected } from './identity-form.server.ts';
import { joinLoyalty } from './join-loyalty.server.ts';
import {
  forgetInvitation,
  readInvitation,
  rememberEmail,
  type Invitation,
} from '../../../../shared/session/invitation.ts';
import { setFlashMessages, type FlashCode } from './flash-messages.server.ts';
import { LAST_ORDER, lastOrder, orderOfForm } from './pending-order.server.ts';
import { redirectSignedIn, targetOf } from './sign-in.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

/** The rules of the country; without them the form asks by those of any country, and the service has the last word. */
const rulesOf = async (read: PrivateRead): Promise<CountryRules> =>
  (await optional(read, 'country-rules', (call) => countryRules(read, read.site.country, call))) ?? {
    countryCode: read.site.country,
  };

const prefilled = (order: Order | undefined, email: string | undefined): Readonly<Record<string, string>> => {
  if (order === undefined) return email === undefined ? {} : { email };
  const { firstName, lastName, postalCode } = order.billingAddress;
  return { email: email ?? order.email, firstName, lastName, postalCode };
};

/** The page of a new account: the form of the site, with what an invitation or an order has said already. */
export async function readSignUp(read: PrivateRead) {
  const { t, site } = read;
  const invitation = readInvitation(read);
  redirectSignedIn(read);
  const settings = signUpSite(site.country);
  const [rules, order] = await Promise.all([rulesOf(read), lastOrder(read)]);
  const { form, needs, hasSms, birthDateFormat, minimumAge, genders = [] } = settings;
  return {
    head: pageHead(read, { title: t('identity.signUp'), noIndex: true }),
    target: targetOf(read),
    values: prefilled(order, invitation.email),
    orderNumber: order?.orderNumber,
    captcha: captchaFrame(),
    form,
    fields: form === 'simplified' ? [] : personFieldViews(settings, rules),
    agreements: needs.filter((need) => need === 'loyaltyTerms' || need === 'brandTerms' || need === 'policy'),
    hasSms: form !== 'simplified' && hasSms,
    country: site.country,
    dialCode: phoneCountry(site.country)?.dialCode ?? '',
    birthDateFormat,
    minimumAge,
    genders,
  };
}

const schemaOf = (settings: SignUpSite, rules: CountryRules) =>
  settings.form === 'simplified'
    ? simplifiedSignUpSchema(settings)
    : signUpSchema(signUpOptions(settings, rules, { nowMs: Date.now() }));

const asTyped = (birthDate: string, format: string): string => formatDate(birthDate, format) || birthDate;

type Person = {
  readonly email: string;
  readonly password: string;
  readonly newsletter: boolean;
  readonly optInAccepted: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly birthDate?: string;
  readonly gender?: string;
  readonly phone?: string;
  readonly phoneCode?: string;
  readonly postalCode?: string;
};

const GENDERS = ['female', 'male', 'diverse', 'undisclosed'] as const;

function toRequest(
  person: Person,
  { birthDateFormat }: SignUpSite,
  { country, region }: PrivateRead['site'],
  source: string,
): SignUpRequest {
  const { email, password, newsletter, optInAccepted, birthDate = '', gender, phone = '' } = person;
  const at = { optin: true, country, region } as const;
  const names = Object.fromEntries(
    (['firstName', 'lastName', 'phone', 'phoneCode', 'postalCode'] as const).flatMap((name) => {
      const value = person[name] ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
  const born = parseDate(birthDate, birthDateFormat);
  const known = GENDERS.find((each) => each === gender);
  const subscriptions: SignUpRequest['subscriptions'] = [
    ...(newsletter ? [{ type: 'Newsletter', channel: 'email', recipient: email, ...at } as const] : []),
    ...(optInAccepted && phone !== ''
      ? [{ type: 'LoyaltyNewsletter', channel: 'sms', recipient: phone, ...at } as const]
      : []),
  ];
  return {
    email,
    password,
    ...names,
    ...(born === undefined ? {} : { birthDate: born }),
    ...(known === undefined ? {} : { gender: known }),
    isTermsConfirmed: true,
    isTemporaryPassword: false,
    ...(subscriptions.length === 0 ? {} : { subscriptions }),
    source,
  };
}

function enrolmentOf({ email: _email, ...facts }: Invitation): Pick<SignUpRequest, 'enrolment'> {
  return Object.keys(facts).length === 0 ? {} : { enrolment: facts };
}

/** Makes the account and signs it in; the guest's bag, favourites and last order go along. */
export async function runSignUp(shopper: Shopper) {
  const { t, site, session, api } = shopper;
  const values = textValues(await shopper.form());
  const settings = signUpSite(site.country);
  const home = `/${site.locale}`;
  const target = shopPath(site, values['target']) ?? home;
  try {
    const rules = await rulesOf(shopper);
    const form = validate(schemaOf(settings, rules), {
      ...values,
      birthDate: asTyped(values['birthDate'] ?? '', settings.birthDateFormat),
      countryCode: site.country,
    });
    if (!form.ok) return invalid(t, form.errors, values);
    // Text messages need their terms accepted, which are beside the box.
    if (form.values.optInAccepted && values['smsTerms'] !== 'on')
      return invalid(t, { smsTerms: missingBox }, values);
    const { source = session.basketId() === undefined ? 'account' : 'checkout', ...invitation } =
      readInvitation(shopper);
    await api.consumers.POST('/consumers-v3/auth/signup', {
      body: {
        ...toRequest(form.values, settings, site, source),
        ...enrolmentOf(invitation),
        ...captchaBody(values, 'register'),
      },
    });
  } catch (error) {
    return rejected(t, 'identity.sign-up', error, values);
  }
  const brought = await orderOfForm(shopper, values);
  // A shopper with a redirect target is not interrupted; any other is asked for interests, without a script on a page.
  const isOnTheWay = shopper.url.searchParams.has('redirect');
  const isGreeted = !isOnTheWay && !shopper.isDocument;
  const joins = values['loyaltyTerms'] === 'on';
  const joinsAtOnce = joins && missingFields(values).length === 0;
  const isWelcome = isGreeted && (!joins || joinsAtOnce);
  await enterNew(shopper, values, { brought, greeting: isWelcome ? 'welcome' : 'account-created' });
  if (joins && !(joinsAtOnce && (await joinLoyalty(shopper)))) {
    if (isWelcome) setFlashMessages(session, ['account-created'], 'form');
    throw redirectDocument(joinPage(home, target, (values['phone'] ?? '').trim() !== ''), 303);
  }
  throw redirectDocument(isOnTheWay || isGreeted ? target : welcomePage(home, target), 303);
}

const joinPage = (home: string, target: string, hasPhone: boolean): string =>
  `${home}/complete-profile?${new URLSearchParams({ step: hasPhone ? '3' : '2', join: '1', redirect: target })}`;

const welcomePage = (home: string, target: string): string =>
  `${home}/complete-profile?${new URLSearchParams({ step: '1', redirect: target })}`;

/** The account exists whatever becomes of the first sign-in, whose page shows an error. */
async function enterNew(
  shopper: Shopper,
  values: Readonly<Record<string, string>>,
  { brought, greeting }: { readonly brought: Pick<GuestMerge, 'order'>; readonly greeting: FlashCode },
): Promise<void> {
  const { session, site } = shopper;
  forgetInvitation(session);
  const { email = '', password = '' } = values;
  const credentials = {
    username: email.trim(),
    password,
    captcha: captchaResponse(values, 'login'),
    ...brought,
  };
  const isIn = await enterShop(shopper, credentials, greeting).catch((error: unknown) => {
    reportFault(error, shopper.correlationId);
    return false;
  });
  if (isIn) return;
  setFlashMessages(session, ['account-ready'], 'form');
  rememberEmail(session, credentials.username);
  const query = new URLSearchParams({
    redirect: shopPath(site, values['target']) ?? `/${site.locale}`,
    ...(brought.order === undefined ? {} : { order: LAST_ORDER }),
  });
  throw redirect(`/${site.locale}/sign-in?${query}`, 303);
}
