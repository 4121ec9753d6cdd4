import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { consumeFlashMessages } from './flash-messages.server.ts';
import { readSignIn } from './sign-in.server.ts';
import { readSignUp, runSignUp } from './sign-up.server.ts';

const SIGN_UP = 'POST /consumers-v3/auth/signup';
const JOIN = 'PUT /consumers-v3/consumer';
const rules = (country: string) => `GET /consumers-v3/utilities/countryList/${country}`;
const ruled = (country: string) => ({
  [rules(country)]: { body: { countryCode: country, fields: {}, provinces: [] } },
});
const good: Responses = {
  ...ruled('US'),
  ...ruled('DE'),
  ...ruled('GB'),
  ...ruled('IT'),
  ...ruled('FR'),
  [JOIN]: { body: { consumerProfile: {} } },
  [SIGN_UP]: { status: 201, body: { consumerNo: 'C000482913' } },
  'POST /consumers-v3/auth/signin': { body: { authorizationCode: 'code-of-a-sign-in-0001', expiresIn: 60 } },
  'POST /token/v2/auth/token': {
    body: {
      accessToken: 'access',
      refreshToken: 'refresh-token-of-a-consumer-0001',
      expiresIn: 1800,
      usid: 'usid',
      type: 'Registered',
    },
  },
  'GET /wishlists/v2/favorites': { body: { total: 0, start: 0, count: 1, items: [] } },
};
const american = {
  email: 'linh.nguyen@example.com',
  password: 'Trail-running-2026',
  firstName: 'Linh',
  lastName: 'Nguyễn',
  birthDate: '04/17/1991',
  postalCode: '80302',
  phone: '',
  phoneCode: '1',
  brandTerms: 'on',
};

const run = (fields: Readonly<Record<string, string>>, options: Parameters<typeof fakeShopper>[1] = {}) => {
  const fake = fakeShopper(good, {
    path: '/sign-up',
    locale: 'en-us',
    basketId: undefined,
    ...options,
    fields,
  });
  return { ...fake, result: outcome(runSignUp(fake.shopper)) };
};
const fieldsOf = (response: unknown): readonly unknown[] =>
  typeof response === 'object' &&
  response !== null &&
  'formErrors' in response &&
  Array.isArray(response.formErrors)
    ? response.formErrors.map(({ code, field }) => [field, code])
    : [];
const sent = async (fields: Readonly<Record<string, string>>, options = {}) => {
  const { seen, result } = run(fields, options);
  await result;
  return seen.find(({ call }) => call === SIGN_UP)?.body;
};

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a sign-up', () => {
  it.each([
    [
      'on the way somewhere leads there and says so',
      '?redirect=/en-us/cart',
      true,
      '/en-us/cart',
      'account-created',
    ],
    ['that came by a script leads back to a welcome', '', false, '/en-us/cart', 'welcome'],
    [
      'that came without a script leads to the page of the welcome, and on from there',
      '',
      true,
      '/en-us/complete-profile?step=1&redirect=%2Fen-us%2Fcart',
      'account-created',
    ],
  ])('%s', async (_what, query, isDocument, to, code) => {
    const fields = { ...american, target: '/en-us/cart' };
    const { shopper } = run(fields, { path: `/sign-up${query}` });
    expect(await outcome(runSignUp({ ...shopper, isDocument }))).toEqual({ to });
    expect(consumeFlashMessages(shopper).map((facts) => facts.code)).toEqual([code]);
  });

  it('says that a name is too long, and cuts none', async () => {
    const firstName = 'x'.repeat(31);
    const { result } = run({ ...american, firstName });
    const { data } = await result;
    expect(fieldsOf(data)).toEqual([['firstName', 'maxLength']]);
    expect(data).toMatchObject({ values: { firstName } });
  });

  it('asks for the gender where the site has it', async () => {
    const french = { ...american, birthDate: '17/04/1991', policy: 'on' };
    const { result } = run(french, { path: '/sign-up', locale: 'fr-fr' });
    expect(fieldsOf((await result).data)).toEqual([['gender', 'required']]);
    expect(await sent({ ...french, gender: 'undisclosed' }, { locale: 'fr-fr' })).toMatchObject({
      gender: 'undisclosed',
    });
  });

  it('with the loyalty box ticked asks for what membership lacks, joins there and leads on', async () => {
    const fields = { ...american, target: '/en-us/cart', loyaltyTerms: 'on' };
    const { shopper, seen } = run(fields, { path: '/sign-up?redirect=/en-us/cart' });
    expect(await outcome(runSignUp(shopper))).toEqual({
      to: '/en-us/complete-profile?step=2&join=1&redirect=%2Fen-us%2Fcart',
    });
    expect(consumeFlashMessages(shopper).map((facts) => facts.code)).toEqual(['account-created']);
    expect(seen.map(({ call }) => call)).not.toContain(JOIN);
  });

  it('with the loyalty box ticked joins at once where the form has said all that membership needs', async () => {
    const fields = { ...american, phone: '3035550142', target: '/en-us/cart', loyaltyTerms: 'on' };
    const { shopper, seen } = run(fields);
    expect(await outcome(runSignUp({ ...shopper, isDocument: false }))).toEqual({ to: '/en-us/cart' });
    expect(seen.find(({ call }) => call === JOIN)?.body).toEqual({
      consumerProfile: { enrollments: [{ type: 'LOYALTY', termsAccepted: true }] },
    });
    expect(consumeFlashMessages(shopper).map((facts) => facts.code)).toEqual(['welcome']);
  });

  it('whose membership is rejected leads to the step that asks again', async () => {
    const fields = { ...american, phone: '3035550142', target: '/en-us/cart', loyaltyTerms: 'on' };
    const { shopper } = fakeShopper(
      { ...good, [JOIN]: formError('PRO412', 409) },
      { path: '/sign-up', locale: 'en-us', basketId: undefined, fields },
    );
    expect(await outcome(runSignUp({ ...shopper, isDocument: false }))).toEqual({
      to: '/en-us/complete-profile?step=3&join=1&redirect=%2Fen-us%2Fcart',
    });
    expect(consumeFlashMessages(shopper).map((facts) => facts.code)).toEqual(['account-created']);
  });

  it('on a site of members needs the terms of the programme and all that membership needs', async () => {
    const italian = {
      email: 'linh@example.com',
      password: american.password,
      brandTerms: 'on',
      policy: 'on',
    };
    const { data } = await run(italian, { locale: 'it-it' }).result;
    const requested = fieldsOf(data).map(String);
    expect(requested.toSorted()).toEqual([
      'birthDate,required',
      'firstName,required',
      'lastName,required',
      'loyaltyTerms,requiredCheckbox',
      'phone,required',
      'postalCode,required',
    ]);
    const whole = {
      ...italian,
      firstName: 'Linh',
      lastName: 'Nguyễn',
      birthDate: '17/04/1991',
      postalCode: '20121',
      phone: '3123456789',
      phoneCode: '39',
      loyaltyTerms: 'on',
      target: '/it-it/cart',
    };
    const { shopper, seen } = run(whole, { locale: 'it-it' });
    expect(await outcome(runSignUp({ ...shopper, isDocument: false }))).toEqual({ to: '/it-it/cart' });
    expect(seen.map(({ call }) => call)).toContain(JOIN);
  });

  it('sends what was filled in, dates as the service writes them, and nothing empty', async () => {
    expect(await sent(american)).toEqual({
      email: american.email,
      password: american.password,
      firstName: 'Linh',
      lastName: 'Nguyễn',
      postalCode: '80302',
      birthDate: '1991-04-17',
      isTermsConfirmed: true,
      isTemporaryPassword: false,
      source: 'account',
    });
  });

  it('takes a birthday as a browser fills it in', async () => {
    expect(await sent({ ...american, birthDate: '1991-04-17' })).toMatchObject({ birthDate: '1991-04-17' });
  });

  it('names the campaign that brought the shopper', async () => {
    const values = { invitation: JSON.stringify({ source: 'spring-2026' }) };
    expect(await sent(american, { values })).toMatchObject({ source: 'spring-2026' });
    expect(await sent(american, { values })).not.toHaveProperty('enrolment');
  });

  it('says what the link said of what brought the shopper', async () => {
    const facts = {
      leadSource: 'summer-hike',
      referralCode: 'LINH-2026',
      storeNum: 'NF-US-05',
      consumerId: 'C1',
    };
    const values = { invitation: JSON.stringify({ ...facts, email: 'other@example.com' }) };
    expect(await sent(american, { values })).toMatchObject({ enrolment: facts });
  });

  it('subscribes to what was ticked', async () => {
    const ticked = {
      ...american,
      phone: '(303) 555 - 0142',
      optInAccepted: 'on',
      smsTerms: 'on',
      newsletter: 'on',
    };
    expect(await sent(ticked)).toMatchObject({
      phone: '+13035550142',
      subscriptions: [
        { type: 'Newsletter', channel: 'email', optin: true, recipient: american.email, country: 'US' },
        { type: 'LoyaltyNewsletter', channel: 'sms', optin: true, recipient: '+13035550142' },
      ],
    });
  });

  it('asks for the terms of text messages before it sends any', async () => {
    const ticked = { ...american, phone: '(303) 555 - 0142', optInAccepted: 'on' };
    expect(fieldsOf((await run(ticked).result).data)).toEqual([['smsTerms', 'requiredCheckbox']]);
  });

  it('asks on every site for what that site needs', async () => {
    const empty = { email: '', password: '' };
    const american = fieldsOf((await run(empty).result).data).map((each) => String(each));
    expect(american).toContain('birthDate,required');
    expect(american).toContain('brandTerms,requiredCheckbox');
    const german = fieldsOf((await run(empty, { locale: 'de-de' }).result).data).map((each) => String(each));
    expect(german).toEqual(
      expect.arrayContaining(['email,required', 'password,required', 'policy,requiredCheckbox']),
    );
    expect(german.join()).not.toContain('birthDate');
  });

  it.each(['02/31/1990', '31.02.1990', '04/17/1850'])(
    'says of %s in the words of the specification that it is no date of birth',
    async (birthDate) => {
      const { data } = await run({ ...american, birthDate }).result;
      expect(data).toMatchObject({
        formErrors: [{ field: 'birthDate', code: 'dateOfBirth', text: 'Date of birth is not valid.' }],
      });
    },
  );

  it('rejects a shopper who is too young, by the age of the region', async () => {
    const born = new Date(Date.now() - 14 * 365.25 * 86_400_000);
    const [year, month, day] = born.toISOString().slice(0, 10).split('-');
    const { data } = await run({ ...american, birthDate: `${month}/${day}/${year}` }).result;
    expect(data).toBeUndefined();
    const british = { ...american, birthDate: `${day}/${month}/${year}`, policy: 'on' };
    expect(fieldsOf((await run(british, { locale: 'en-gb' }).result).data)).toEqual([
      ['birthDate', 'ageRestriction'],
    ]);
  });

  it.each([
    ['AUT439', ['email', 'LOGIN_IN_USE']],
    ['AUT442', ['phone', 'PHONE_NUMBER_ALREADY_IN_USE']],
    ['AUT444', ['phone', 'PHONE_NUMBER_ALREADY_IN_USE2']],
    ['PRO411', ['birthDate', 'MISSING_BIRTHDATE']],
    ['PRO410', ['birthDate', 'PRO410']],
    ['FE872', ['password', 'FE872']],
  ] as const)(
    'that is rejected with %s says it at the field and keeps all but the password',
    async (code, at) => {
      const { shopper } = fakeShopper(
        { ...good, [SIGN_UP]: formError(code, 409) },
        { path: '/sign-up', locale: 'en-us', basketId: undefined, fields: american },
      );
      const { data } = await outcome(runSignUp(shopper));
      expect(fieldsOf(data)).toEqual([at]);
      expect(data).toMatchObject({ values: { firstName: 'Linh', birthDate: '04/17/1991' } });
      expect(JSON.stringify(data)).not.toContain(american.password);
    },
  );

  it.each([
    ['is rejected', 'POST /consumers-v3/auth/signin', formError('AUT500', 500)],
    ['answers nonsense', 'POST /token/v2/auth/token', { status: 502, body: { page: 'bad gateway' } }],
  ])('whose first sign-in %s leads to a page that says so', async (_what, call, response) => {
    const { shopper } = fakeShopper(
      { ...good, [call]: response },
      {
        path: '/sign-up',
        locale: 'en-us',
        basketId: undefined,
        fields: { ...american, target: '/en-us/cart' },
      },
    );
    expect(await outcome(runSignUp(shopper))).toEqual({ to: '/en-us/sign-in?redirect=%2Fen-us%2Fcart' });
    const { data } = await outcome(readSignIn({ ...shopper, isDocument: true }));
    expect(data).toMatchObject({
      email: american.email,
      reason: 'Your account has been created. Please sign in to continue.',
    });
    expect(consumeFlashMessages(shopper)).toEqual([]);
  });

  it('whose first sign-in fails says so over the next page where a script shows messages', async () => {
    const { shopper } = fakeShopper(
      { ...good, 'POST /consumers-v3/auth/signin': formError('AUT500', 500) },
      { path: '/sign-up', locale: 'en-us', basketId: undefined, fields: american },
    );
    await outcome(runSignUp(shopper));
    const { data } = await outcome(readSignIn({ ...shopper, isDocument: false }));
    expect(data).not.toHaveProperty('reason', expect.any(String));
    expect(consumeFlashMessages(shopper).map(({ code }) => code)).toEqual(['account-ready']);
  });
});

describe('the page of a new account', () => {
  it('is the one of the site: full, with membership, or address and password alone', async () => {
    const page = async (locale: string) => {
      const { shopper } = fakeShopper(good, { path: '/sign-up', locale });
      return (await outcome(readSignUp(shopper))).data;
    };
    expect(await page('en-us')).toMatchObject({ form: 'full', hasSms: true, agreements: ['brandTerms'] });
    expect(await page('de-de')).toMatchObject({ form: 'simplified', fields: [], hasSms: false });
    expect(await page('it-it')).toMatchObject({
      form: 'loyalty',
      agreements: ['loyaltyTerms', 'brandTerms', 'policy'],
    });
  });
});
