import type { Passkey, PasskeyCreationOptions, PasskeyRequestOptions } from '@haberdash/api-client/consumers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { type TestShopper } from '../../../testing/service.ts';
import {
  addPasskeyOf,
  softwareAuthenticator,
  type Forgery,
  type SoftwareAuthenticator,
} from '../../../testing/software-authenticator.fixtures.ts';
import { consumer } from '../../customers/consumers/schema.ts';
import { proof, requestToken, shopperWith } from '../identity/identity.fixtures.ts';
import { credential } from '../identity/schema.ts';
import { passkey, passkeyChallenge, passkeyUser } from './schema.ts';

const PATH = '/consumers-v3/consumer/passkeys';
const AUTH = '/consumers-v3/auth/passkey';
const MINUTE = 60_000;

describe('passkeys', () => {
  const testShop = createTestShop();
  let guest: TestShopper;
  let person: TestShopper;
  let key: SoftwareAuthenticator;
  beforeEach(async () => {
    await testShop.database.empty();
    guest = await testShop.service.shopper();
    person = await testShop.service.person({
      consumerNo: 'C-1',
      email: 'linh@example.com',
      firstName: 'Linh',
    });
    key = softwareAuthenticator();
  });

  const requestOptions = async () =>
    (await guest.call<PasskeyRequestOptions>('POST', `${AUTH}/options`)).body;
  const creationOptions = async () =>
    (await person.call<PasskeyCreationOptions>('POST', `${PATH}/options`)).body;
  const send = (assertion: object, codeChallenge = proof().codeChallenge) =>
    guest.call<{ authorizationCode: string }>('POST', `${AUTH}/signin`, {
      type: 'Registered',
      codeChallenge,
      ...assertion,
    });
  const signIn = async (forged: Forgery = {}) => send(key.get(await requestOptions(), forged));
  const rejected = { status: 401, errorIds: ['AUT418'] };
  const list = async () => (await person.call<{ passkeys: Passkey[] }>('GET', PATH)).body.passkeys;

  it('sign in the account that they were made in, by the exchange of every sign-in', async () => {
    await addPasskeyOf(person, key);
    const { codeVerifier, codeChallenge } = proof();
    const { body } = await send(key.get(await requestOptions()), codeChallenge);
    const { authorizationCode } = body;
    const token = await requestToken(testShop.service, {
      type: 'Registered',
      authorizationCode,
      codeVerifier,
    });
    const me = await shopperWith(testShop.service, token.body).call('GET', '/consumers-v3/consumer');
    expect(me.body).toMatchObject({ consumerProfile: { consumerDetails: { email: 'linh@example.com' } } });
  });

  it('request a passkey that is found without a name, and for finger or PIN', async () => {
    const options = await creationOptions();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Northfell' },
      user: { name: 'linh@example.com', displayName: 'Linh' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(JSON.stringify(options)).not.toContain('C-1');
    expect((await creationOptions()).user.id).toBe(options.user.id);
    expect(await requestOptions()).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  });

  it('keep no challenge as it was sent', async () => {
    const { challenge } = await requestOptions();
    const [challengeRow] = await testShop.database.read.select().from(passkeyChallenge);
    expect(challengeRow?.challengeHash).toMatch(/.{20}/);
    expect(JSON.stringify(challengeRow)).not.toContain(challenge);
  });

  describe('a sign-in is rejected', () => {
    beforeEach(() => addPasskeyOf(person, key));

    it.each<[string, Forgery]>([
      ['by another origin', { origin: 'https://shop.example.evil' }],
      ['for another domain', { rpId: 'evil.example' }],
      ['without finger or PIN', { isVerified: false }],
      ['with a challenge of its own', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ])('%s', async (_name, forged) => {
      expect(await signIn(forged)).toMatchObject(rejected);
      expect(await signIn()).toMatchObject({ status: 200 });
    });

    it('when a response is sent again, even after an invalid one', async () => {
      const options = await requestOptions();
      const assertion = key.get(options);
      expect(await send(assertion)).toMatchObject({ status: 200 });
      expect(await send(assertion)).toMatchObject(rejected);
      const next = await requestOptions();
      expect(await send(key.get(next, { rpId: 'evil.example' }))).toMatchObject(rejected);
      expect(await send(key.get(next))).toMatchObject(rejected);
    });

    it('five minutes after the challenge', async () => {
      const options = await requestOptions();
      testShop.service.clock.advance(5 * MINUTE - 1);
      expect(await send(key.get(options))).toMatchObject({ status: 200 });
      const late = await requestOptions();
      testShop.service.clock.advance(5 * MINUTE);
      expect(await send(key.get(late))).toMatchObject(rejected);
    });

    it('with a challenge for another passkey', async () => {
      const { challenge } = await creationOptions();
      const assertion = key.get({ ...(await requestOptions()), challenge });
      expect(await send(assertion)).toMatchObject(rejected);
    });

    it('by an unknown passkey, with the same error', async () => {
      const stranger = softwareAuthenticator();
      const assertion = stranger.get(await requestOptions());
      expect(await send({ ...assertion, userHandle: 'AAAA' })).toMatchObject(rejected);
    });

    it('with the handle of another shopper, and with a signature of another key', async () => {
      const other = await testShop.service.person({ email: 'other@example.com' });
      const otherKey = softwareAuthenticator();
      await addPasskeyOf(other, otherKey);
      const { userHandle } = otherKey.get(await requestOptions());
      expect(await send({ ...key.get(await requestOptions()), userHandle })).toMatchObject(rejected);
      const options = await requestOptions();
      const { signature } = otherKey.get(options);
      expect(await send({ ...key.get(options), signature })).toMatchObject(rejected);
    });

    it('when the account is closed', async () => {
      const [person] = await testShop.database.read.select().from(consumer);
      const subject = person?.subject ?? '';
      const now = new Date(testShop.service.clock.now());
      await testShop.database.read
        .insert(credential)
        .values({ subject, passwordHash: 'none', changedAt: now, closedAt: now });
      expect(await signIn()).toMatchObject(rejected);
    });

    it('when the client data are no JSON', async () => {
      const assertion = key.get(await requestOptions());
      expect(await send({ ...assertion, clientDataJSON: 'AAAA' })).toMatchObject(rejected);
    });
  });

  it('whose counter does not increase are rejected', async () => {
    await addPasskeyOf(person, key, { counter: 4 });
    expect(await signIn({ counter: 5 })).toMatchObject({ status: 200 });
    expect(await signIn({ counter: 5 })).toMatchObject(rejected);
    expect(await signIn({ counter: 3 })).toMatchObject(rejected);
    expect(await signIn({ counter: 6 })).toMatchObject({ status: 200 });
  });

  it('that do not count sign in again and again', async () => {
    await addPasskeyOf(person, key);
    expect(await signIn()).toMatchObject({ status: 200 });
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  describe('a new one is rejected', () => {
    const invalid = { status: 400, errorIds: ['API400'] };

    it.each<[string, Forgery]>([
      ['by another origin', { origin: 'https://shop.example.evil' }],
      ['for another domain', { rpId: 'evil.example' }],
      ['without finger or PIN', { isVerified: false }],
      // The library would fetch the lists of revoked certificates that they name.
      [
        'with certificates',
        { format: 'packed', statement: new Map([['x5c', [Buffer.from('certificate')]]]) },
      ],
      ['with an attestation that nobody asked for', { format: 'tpm' }],
    ])('%s', async (_name, forged) => {
      const options = await creationOptions();
      expect(await person.call('POST', PATH, key.create(options, forged))).toMatchObject(invalid);
      // The challenge is used up.
      expect(await person.call('POST', PATH, key.create(options))).toMatchObject(invalid);
      expect(await list()).toEqual([]);
    });

    it('with a challenge that the shop has not given', async () => {
      const forged = { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' };
      const made = key.create(await creationOptions(), forged);
      expect(await person.call('POST', PATH, made)).toMatchObject(invalid);
    });

    it('for the challenge of another shopper, and for one of a sign-in', async () => {
      const other = await testShop.service.person({ email: 'other@example.com' });
      const mine = key.create(await creationOptions());
      expect(await other.call('POST', PATH, mine)).toMatchObject(invalid);
      const { challenge } = await requestOptions();
      const options = { ...(await creationOptions()), challenge };
      expect(await person.call('POST', PATH, key.create(options))).toMatchObject(invalid);
    });

    it('when the authenticator has one already, for any account', async () => {
      await addPasskeyOf(person, key);
      expect(await person.call('POST', PATH, key.create(await creationOptions()))).toMatchObject(invalid);
    });

    it('beside ten others', async () => {
      const options = await creationOptions();
      for (let count = 0; count < 10; count += 1) await addPasskeyOf(person);
      expect(await person.call('POST', PATH, key.create(options))).toMatchObject(invalid);
      expect(await person.call('POST', `${PATH}/options`)).toMatchObject(invalid);
      expect(await list()).toHaveLength(10);
    });
  });

  it('are listed with their kind and when they were used', async () => {
    const passkeyId = await addPasskeyOf(person, key);
    const createdAt = new Date(testShop.service.clock.now()).toISOString();
    expect(await list()).toEqual([{ passkeyId, kind: 'device', createdAt }]);
    testShop.service.clock.advance(MINUTE);
    await signIn();
    const lastUsedAt = new Date(testShop.service.clock.now()).toISOString();
    expect(await list()).toEqual([{ passkeyId, kind: 'device', createdAt, lastUsedAt }]);
  });

  it('that were removed are rejected', async () => {
    const passkeyId = await addPasskeyOf(person, key);
    await person.call('DELETE', `${PATH}/${passkeyId}`);
    expect(await list()).toEqual([]);
    expect(await signIn()).toMatchObject(rejected);
  });

  it('go with the account', async () => {
    await addPasskeyOf(person, key);
    await creationOptions();
    await testShop.database.read.delete(consumer).where(eq(consumer.consumerNo, 'C-1'));
    const left = await Promise.all(
      [passkey, passkeyUser, passkeyChallenge].map((table) => testShop.database.read.select().from(table)),
    );
    expect(left).toEqual([[], [], []]);
    expect(await signIn()).toMatchObject(rejected);
  });
});
