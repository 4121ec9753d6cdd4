import { createHash, randomBytes } from 'node:crypto';
import type { Token } from '@haberdash/api-client/token';

import type { Database } from '../../../platform/db/database.ts';
import { TestShopper, usSite, type Reply, type TestService } from '../../../testing/service.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import { store } from '../../catalogue/catalogue/schema.ts';
import { storeEmployee } from '../../shopping/associates/schema.ts';
import { credential } from './schema.ts';

/** A password that fits every rule. */
export const PASSWORD = 'Trail-running-2026';

export function proof(): { readonly codeVerifier: string; readonly codeChallenge: string } {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
}

type Headers = Readonly<Record<string, string>>;

/** A call without a token unless the headers have one. */
export async function post<T = Record<string, unknown>>(
  { app }: Pick<TestService, 'app'>,
  url: string,
  payload: object,
  headers: Headers = {},
): Promise<Reply<T>> {
  const response = await app.inject({ method: 'POST', url, headers: { ...usSite, ...headers }, payload });
  const body = response.json<T & { errorDetails?: { errorId: string }[] }>();
  return {
    status: response.statusCode,
    body,
    errorIds: body.errorDetails?.map(({ errorId }) => errorId) ?? [],
  };
}

/** Makes an account with the simplified form. */
export const signUp = (
  service: Pick<TestService, 'app'>,
  form: object = {},
  headers: Headers = {},
): Promise<Reply<{ consumerNo: string }>> =>
  post(
    service,
    '/consumers-v3/auth/signup',
    { email: 'linh@example.com', password: PASSWORD, isTermsConfirmed: true, ...form },
    headers,
  );

/** Asks for a code with e-mail and password. */
export const signIn = (
  service: Pick<TestService, 'app'>,
  form: object = {},
  headers: Headers = {},
): Promise<Reply<{ authorizationCode: string; expiresIn: number }>> =>
  post(
    service,
    '/consumers-v3/auth/signin',
    {
      type: 'Registered',
      username: 'linh@example.com',
      password: PASSWORD,
      codeChallenge: proof().codeChallenge,
      ...form,
    },
    headers,
  );

/** Asks the token service. */
export const requestToken = (
  service: Pick<TestService, 'app'>,
  body: object,
  headers: Headers = {},
): Promise<Reply<Token>> => post(service, '/token/v2/auth/token', body, headers);

/** Signs in and exchanges the code, with the guest's token and objects if there are any. */
export async function enter(
  service: Pick<TestService, 'app'>,
  form: object = {},
  { guest, ...exchange }: { readonly guest?: TestShopper; readonly [field: string]: unknown } = {},
): Promise<Reply<Token>> {
  const { codeVerifier, codeChallenge } = proof();
  const { body } = await signIn(service, { ...form, codeChallenge });
  const headers = guest === undefined ? {} : { authorization: guest.authorization };
  return requestToken(
    service,
    { type: 'Registered', authorizationCode: body.authorizationCode, codeVerifier, ...exchange },
    headers,
  );
}

/** A shopper with these tokens. */
export const shopperWith = ({ app }: Pick<TestService, 'app'>, { accessToken }: Token): TestShopper =>
  new TestShopper(app, accessToken, usSite);

export async function newPerson(service: Pick<TestService, 'app'>, form: object = {}): Promise<TestShopper> {
  await signUp(service, form);
  return shopperWith(service, (await enter(service, 'email' in form ? { username: form.email } : {})).body);
}

export const NEW_PASSWORD = 'Alpine-start-0430';

/** Replaces the password of a signed-in person. */
export const changePassword = (person: TestShopper, form: object = {}): Promise<Reply<unknown>> =>
  person.call('POST', '/consumers-v3/consumer/changepassword', {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
    ...form,
  });

/** Asks for a link that sets a new password. */
export const requestLink = (shopper: TestShopper, form: object = {}): Promise<Reply<unknown>> =>
  shopper.call('POST', '/consumers-v3/consumer/resetpassword', { email: 'linh@example.com', ...form });

/** The code of the newest mail with a link below a path, optionally to one address. */
export async function codeMailed(service: TestService, path: string, to?: string): Promise<string> {
  await service.checkout.reconcile();
  const mail = service.mails.findLast(
    (each) => each.text.includes(path) && (to === undefined || each.to === to),
  );
  return /[?&]code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Asks for a link and reads its code in the mail. */
export async function mailedCode(
  service: TestService,
  shopper: TestShopper,
  email = 'linh@example.com',
): Promise<string> {
  await requestLink(shopper, { email });
  return codeMailed(service, '/reset-password');
}

/** Sets a new password with the code of a link. */
export const useLink = (
  service: Pick<TestService, 'app'>,
  code: string,
  form: object = {},
): Promise<Reply<unknown>> =>
  post(service, '/consumers-v3/confirmforgotpassword', {
    code,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
    ...form,
  });

/** Asks for another e-mail address. */
export const requestEmailChange = (person: TestShopper, form: object = {}): Promise<Reply<unknown>> =>
  person.call('PUT', '/consumers-v3/consumer/email', {
    email: 'linh@example.org',
    currentPassword: PASSWORD,
    ...form,
  });

/** The code of the newest mail about an e-mail address, optionally to one address. */
export const emailCode = (service: TestService, to?: string): Promise<string> =>
  codeMailed(service, '/account/email/', to);

/** Follows the link that confirms an address. */
export const confirmEmail = (service: Pick<TestService, 'app'>, code: string): Promise<Reply<unknown>> =>
  post(service, '/consumers-v3/email/confirm', { code });

/** Follows the link that gives an old address back. */
export const undoEmailChange = (service: Pick<TestService, 'app'>, code: string): Promise<Reply<unknown>> =>
  post(service, '/consumers-v3/email/undo', { code });

/** Signs up, confirms and changes the address; returns the code that undoes the change. */
export async function undoCode(service: TestService): Promise<string> {
  const person = await newPerson(service);
  await confirmEmail(service, await emailCode(service));
  await requestEmailChange(person);
  await confirmEmail(service, await emailCode(service));
  return emailCode(service, 'linh@example.com');
}

/** Adds a store employee. */
export async function employ(
  { read: db }: Pick<Database, 'read'>,
  hasher: PasswordHasher = createPasswordHasher(),
): Promise<string> {
  const employee = { employeeNo: 'E10442', subject: 'agent-0001', brand: 'northfell', name: 'Linh Nguyễn' };
  await db.insert(storeEmployee).values({ ...employee, storeId: 'NF-US-05' });
  const passwordHash = await hasher.hash(PASSWORD);
  await db.insert(credential).values({ subject: employee.subject, passwordHash, changedAt: new Date(0) });
  return employee.employeeNo;
}

/** Asks for a code with the number of an employee. */
export const logIn = (
  shopper: TestShopper,
  form: object = {},
  headers: Headers = {},
): Promise<Reply<{ authorizationCode: string }>> =>
  shopper.call(
    'POST',
    '/consumers-v3/consumer/agent/login',
    { username: 'E10442', password: PASSWORD, codeChallenge: proof().codeChallenge, ...form },
    headers,
  );

/** A store employee who has signed in. */
export async function newAgent(
  service: Pick<TestService, 'app' | 'shopper'>,
): Promise<{ readonly agent: TestShopper; readonly token: Token }> {
  const { codeVerifier, codeChallenge } = proof();
  const { body } = await logIn(await service.shopper(), { codeChallenge });
  const { authorizationCode } = body;
  const { body: token } = await requestToken(service, { type: 'Agent', authorizationCode, codeVerifier });
  return { agent: shopperWith(service, token), token };
}

export const openStore = async ({ read: db }: Pick<Database, 'read'>): Promise<void> => {
  await db.insert(store).values({
    id: 'NF-US-05',
    countryCode: 'US',
    name: 'Northfell Boulder',
    addressLine1: '1330 Pearl St',
    city: 'Boulder',
    postalCode: '80302',
    phone: '+13035550100',
    latitude: 40,
    longitude: -105,
    openingHours: [],
  });
};
