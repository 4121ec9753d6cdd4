import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@haberdash/api-client/consumers';

import { addPasskeyOf, softwareAuthenticator } from '../../../testing/software-authenticator.fixtures.ts';
import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';
import type { AccountState } from '../../../testing/shop-states.fixtures.ts';
import { proof } from '../identity/identity.fixtures.ts';

const PATH = '/consumers-v3/consumer/passkeys';
const AUTH = '/consumers-v3/auth/passkey';
const NO_PASSKEY = `${PATH}/00000000-0000-4000-8000-000000000000`;
const NOBODYS_BRAND = { brand: 'nobodys' };

async function signIn({ guest }: AccountState, key = softwareAuthenticator(), headers = {}) {
  const { body } = await guest.call<PasskeyRequestOptions>('POST', `${AUTH}/options`);
  const { codeChallenge } = proof();
  const signed = { type: 'Registered', codeChallenge, ...key.get(body) };
  return guest.call('POST', `${AUTH}/signin`, { ...signed, userHandle: signed.userHandle || 'AA' }, headers);
}

export const cases: ContractCases<AccountState> = {
  createPasskeySignIn: {
    200: ({ guest }) => guest.call('POST', `${AUTH}/options`),
    404: ({ guest }) => guest.call('POST', `${AUTH}/options`, undefined, NOBODYS_BRAND),
  },
  signInWithPasskey: {
    200: async (state) => {
      const key = softwareAuthenticator();
      await addPasskeyOf(state.person, key);
      return signIn(state, key);
    },
    401: (state) => signIn(state),
    404: (state) => signIn(state, softwareAuthenticator(), NOBODYS_BRAND),
  },
  getPasskeys: {
    200: async ({ person }) => {
      await addPasskeyOf(person);
      return person.call('GET', PATH);
    },
    403: ({ gone }) => gone.call('GET', PATH),
  },
  createPasskeyOptions: {
    200: async ({ person }) => {
      await addPasskeyOf(person);
      return person.call('POST', `${PATH}/options`);
    },
    403: ({ guest }) => guest.call('POST', `${PATH}/options`),
  },
  addPasskey: {
    201: async ({ person }) => {
      const { body } = await person.call<PasskeyCreationOptions>('POST', `${PATH}/options`);
      return person.call('POST', PATH, softwareAuthenticator().create(body));
    },
    403: async ({ person, gone }) => {
      const { body } = await person.call<PasskeyCreationOptions>('POST', `${PATH}/options`);
      return gone.call('POST', PATH, softwareAuthenticator().create(body));
    },
  },
  removePasskey: {
    200: async ({ person }) => person.call('DELETE', `${PATH}/${await addPasskeyOf(person)}`),
    403: ({ guest }) => guest.call('DELETE', NO_PASSKEY),
    404: ({ person }) => person.call('DELETE', NO_PASSKEY),
  },
};
