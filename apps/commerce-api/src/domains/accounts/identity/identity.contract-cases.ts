import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';
import type { Database } from '../../../platform/db/database.ts';
import { usSite, type TestService, type TestShopper } from '../../../testing/service.ts';
import { consumer } from '../../customers/consumers/schema.ts';
import {
  requestLink,
  changePassword,
  confirmEmail,
  emailCode,
  employ,
  logIn,
  mailedCode,
  newAgent,
  newPerson,
  openStore,
  PASSWORD,
  post,
  proof,
  requestEmailChange,
  requestToken,
  signIn,
  signUp,
  undoCode,
  undoEmailChange,
  useLink,
} from './identity.fixtures.ts';

export interface IdentityState {
  readonly database: Pick<Database, 'read'>;
  readonly service: TestService;
  /** The same with captcha. */
  readonly guarded: TestService;
  readonly shopper: TestShopper;
}

const times = async (count: number, run: () => Promise<unknown>): Promise<void> => {
  for (let time = 0; time < count; time += 1) await run();
};
const STORES = '/consumers-v3/utilities/stores';
const TEAM = `${STORES}/NF-US-05/employees`;
const EMAIL = '/consumers-v3/consumer/email';
const NOBODYS_BRAND = { brand: 'nobodys' };

/** Answers of signing up, in and out. */
export const cases: ContractCases<IdentityState> = {
  signUp: {
    201: ({ service }) =>
      signUp(service, {
        firstName: 'Linh',
        lastName: 'Nguyễn',
        phone: '(303) 555-0142',
        phoneCode: '1',
        subscriptions: [
          {
            type: 'Newsletter',
            channel: 'email',
            optin: true,
            recipient: 'linh@example.com',
            country: 'US',
            region: 'NORA',
          },
        ],
      }),
    400: ({ service }) => signUp(service, { email: 'nobody' }),
    403: ({ guarded }) => signUp(guarded, { recaptcha_response: 'robot' }),
    404: ({ service }) => signUp(service, {}, NOBODYS_BRAND),
    409: async ({ service }) => {
      await signUp(service);
      return signUp(service, { email: 'LINH@example.com' });
    },
    415: async ({ service }) => {
      const response = await service.app.inject({
        method: 'POST',
        url: '/consumers-v3/auth/signup',
        headers: { ...usSite, 'content-type': 'text/plain' },
        payload: 'email=linh@example.com',
      });
      return { status: response.statusCode, body: {}, errorIds: ['API415'] };
    },
  },
  signIn: {
    200: async ({ service }) => {
      await signUp(service);
      return signIn(service);
    },
    400: ({ service }) => signIn(service, { username: 'nobody' }),
    401: ({ service }) => signIn(service),
    403: ({ guarded }) => signIn(guarded, { recaptcha_response: 'robot' }),
    404: ({ service }) => signIn(service, {}, NOBODYS_BRAND),
    423: async ({ service }) => {
      await times(5, () => signIn(service));
      return signIn(service);
    },
  },
  signOut: {
    200: async ({ service, shopper }) => {
      const { body } = await requestToken(service, { type: 'Guest' });
      return shopper.call('POST', '/consumers-v3/consumer/auth/signout', { refreshToken: body.refreshToken });
    },
    400: ({ shopper }) => shopper.call('POST', '/consumers-v3/consumer/auth/signout', {}),
    401: ({ service }) =>
      post(service, '/consumers-v3/consumer/auth/signout', { refreshToken: 'x'.repeat(40) }),
  },
  requestEmailChange: {
    200: async ({ service }) => requestEmailChange(await newPerson(service)),
    400: async ({ service }) =>
      requestEmailChange(await newPerson(service), { currentPassword: 'Wrong-2026' }),
    403: ({ shopper }) => requestEmailChange(shopper),
    423: async ({ service }) => {
      const person = await newPerson(service);
      await times(5, () => requestEmailChange(person, { currentPassword: 'Wrong-2026' }));
      return requestEmailChange(person);
    },
  },
  cancelEmailChange: {
    200: async ({ service }) => (await newPerson(service)).call('DELETE', EMAIL),
    403: ({ shopper }) => shopper.call('DELETE', EMAIL),
  },
  resendEmailConfirmation: {
    200: async ({ service }) => (await newPerson(service)).call('POST', `${EMAIL}/mail`),
    403: ({ shopper }) => shopper.call('POST', `${EMAIL}/mail`),
    404: async ({ service }) => (await service.person()).call('POST', `${EMAIL}/mail`),
  },
  confirmEmail: {
    200: async ({ service }) => {
      await signUp(service);
      return confirmEmail(service, await emailCode(service));
    },
    404: ({ service }) => confirmEmail(service, 'x'.repeat(22)),
    409: async ({ service }) => {
      await service.person({ email: 'linh@example.org' });
      await requestEmailChange(await newPerson(service));
      return confirmEmail(service, await emailCode(service, 'linh@example.org'));
    },
  },
  undoEmailChange: {
    200: async ({ service }) => undoEmailChange(service, await undoCode(service)),
    404: ({ service }) => undoEmailChange(service, 'x'.repeat(22)),
    409: async ({ service, database }) => {
      const code = await undoCode(service);
      await database.read.update(consumer).set({ email: 'linh@example.org' });
      await service.person({ email: 'linh@example.com' });
      return undoEmailChange(service, code);
    },
  },
  changePassword: {
    200: async ({ service }) => changePassword(await newPerson(service)),
    400: async ({ service }) => changePassword(await newPerson(service), { currentPassword: 'Wrong-2026' }),
    401: ({ service }) => post(service, '/consumers-v3/consumer/changepassword', {}),
    403: ({ shopper }) => changePassword(shopper),
    409: async ({ service }) =>
      changePassword(await newPerson(service), { newPassword: PASSWORD, confirmPassword: PASSWORD }),
    423: async ({ service }) => {
      const person = await newPerson(service);
      await times(5, () => changePassword(person, { currentPassword: 'Wrong-2026' }));
      return changePassword(person);
    },
  },
  resetPassword: {
    200: ({ shopper }) => requestLink(shopper),
    400: ({ shopper }) => requestLink(shopper, { email: 'nobody' }),
    401: ({ service }) => post(service, '/consumers-v3/consumer/resetpassword', {}),
    403: async ({ guarded }) => requestLink(await guarded.shopper(), { recaptcha_response: 'robot' }),
  },
  confirmForgotPassword: {
    200: async ({ service, shopper }) => {
      await signUp(service);
      return useLink(service, await mailedCode(service, shopper));
    },
    400: ({ service }) => useLink(service, 'x'.repeat(43), { confirmPassword: 'Another-2026' }),
    403: ({ guarded }) => useLink(guarded, 'x'.repeat(43), { recaptcha_response: 'robot' }),
    409: async ({ service, shopper }) => {
      await signUp(service);
      const code = await mailedCode(service, shopper);
      return useLink(service, code, { newPassword: PASSWORD, confirmPassword: PASSWORD });
    },
    410: ({ service }) => useLink(service, 'x'.repeat(43)),
  },
  loginAgent: {
    200: async ({ database, shopper }) => logIn(shopper, { username: await employ(database) }),
    400: ({ shopper }) => logIn(shopper, { username: '?' }),
    401: ({ service }) => post(service, '/consumers-v3/consumer/agent/login', {}),
    403: ({ shopper }) => logIn(shopper),
    404: ({ shopper }) => logIn(shopper, {}, NOBODYS_BRAND),
    423: async ({ shopper }) => {
      await times(5, () => logIn(shopper));
      return logIn(shopper);
    },
  },
  getAssociateStores: {
    200: async ({ database, shopper }) => {
      await openStore(database);
      return shopper.call('GET', STORES);
    },
    400: ({ shopper }) => shopper.call('GET', `${STORES}?countryCode=nowhere`),
  },
  getStoreEmployees: {
    200: async ({ database, service }) => {
      await openStore(database);
      await employ(database);
      return (await newAgent(service)).agent.call('GET', TEAM);
    },
    400: async ({ database, service }) => {
      await employ(database);
      return (await newAgent(service)).agent.call('GET', `${STORES}/not%20a%20store/employees`);
    },
    403: ({ shopper }) => shopper.call('GET', TEAM),
    404: async ({ database, service }) => {
      await employ(database);
      return (await newAgent(service)).agent.call('GET', TEAM);
    },
  },
  createToken: {
    200: async ({ service, shopper }) => {
      await signUp(service);
      const { codeVerifier, codeChallenge } = proof();
      const { body } = await signIn(service, { codeChallenge });
      const { authorizationCode } = body;
      const favoriteId = '00000000-0000-4000-8000-000000000000';
      const guestObjects = { basketId: await shopper.newCart(), favoriteId };
      return requestToken(
        service,
        { type: 'Registered', authorizationCode, codeVerifier, guestObjects },
        { authorization: shopper.authorization },
      );
    },
    401: ({ service }) =>
      requestToken(service, {
        type: 'Registered',
        authorizationCode: 'code-of-a-sign-in-0001',
        codeVerifier: proof().codeVerifier,
      }),
    403: async ({ service }) => {
      await signUp(service);
      const { codeVerifier, codeChallenge } = proof();
      const { body } = await signIn(service, { codeChallenge });
      return requestToken(service, {
        type: 'Agent',
        authorizationCode: body.authorizationCode,
        codeVerifier,
      });
    },
  },
};
