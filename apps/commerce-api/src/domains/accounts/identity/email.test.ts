import type { ConsumerAnswer, ConsumerDetails } from '@haberdash/api-client/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { plainHasher } from '../../../testing/plain-hasher.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { frSite, startTestService, type TestService, type TestShopper } from '../../../testing/service.ts';
import { emailLink } from '../../customers/consumers/email-link-schema.ts';
import { parseLimits } from '../../../platform/limits/budgets.ts';
import {
  confirmEmail,
  emailCode,
  enter,
  mailedCode,
  newPerson,
  PASSWORD,
  requestEmailChange,
  requestToken,
  shopperWith,
  signIn,
  signUp,
  undoCode,
  undoEmailChange,
  useLink,
} from './identity.fixtures.ts';

const OLD = 'linh@example.com';
const NEW = 'linh@example.org';
const EMAIL = '/consumers-v3/consumer/email';
const DAY_MS = 24 * 60 * 60_000;

let database: TestDatabase;
let service: TestService;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.empty();
  service = await startTestService(database, { hasher: plainHasher });
});

const detailsOf = async (person: TestShopper): Promise<ConsumerDetails> =>
  (await person.call<ConsumerAnswer>('GET', '/consumers-v3/consumer')).body.consumerProfile.consumerDetails;
const signsIn = async (username: string, password = PASSWORD): Promise<boolean> =>
  (await signIn(service, { username, password })).status === 200;
const mailsTo = async (to: string): Promise<string[]> => {
  await service.checkout.reconcile();
  return service.mails.filter((each) => each.to === to).map(({ subject }) => subject);
};

describe('the address of a new account', () => {
  it('waits for the confirmation by mail, and its owner can sign in until then', async () => {
    const person = await newPerson(service);
    expect(await detailsOf(person)).toMatchObject({ email: OLD, isEmailVerified: false });
    expect((await detailsOf(person)).pendingEmail).toBeUndefined();
    expect(await mailsTo(OLD)).toEqual(['Please confirm your email address']);
    const code = await emailCode(service);
    expect((await confirmEmail(service, code)).body).toEqual({ email: OLD });
    expect(await detailsOf(person)).toMatchObject({ email: OLD, isEmailVerified: true });
    expect((await confirmEmail(service, code)).errorIds).toEqual(['API404']);
  });

  it('is written to in the language of the site', async () => {
    await signUp(service, {}, frSite);
    expect(await mailsTo(OLD)).toEqual(['Confirmez votre adresse e-mail']);
    expect(service.mails[0]?.text).toContain('/fr-fr/account/email/confirm?code=');
  });

  it('is written to again on request, and the newest link alone confirms it', async () => {
    const person = await newPerson(service);
    const first = await emailCode(service);
    expect((await person.call('POST', `${EMAIL}/mail`)).body).toMatchObject({ email: OLD });
    const second = await emailCode(service);
    expect((await confirmEmail(service, first)).errorIds).toEqual(['API404']);
    expect((await confirmEmail(service, second)).status).toBe(200);
    expect((await person.call('POST', `${EMAIL}/mail`)).errorIds).toEqual(['API404']);
  });

  it('is written to a limited number of times', async () => {
    const limits = parseLimits('reset-mails-object=2');
    if (limits === undefined || limits === 'off') throw new TypeError('there are limits');
    service = await startTestService(database, { hasher: plainHasher, limits });
    const person = await newPerson(service);
    const again = async () => (await person.call('POST', `${EMAIL}/mail`)).status;
    expect([await again(), await again(), await again()]).toEqual([200, 200, 429]);
  });

  it('is proved by a new password that was set by mail, too', async () => {
    const person = await newPerson(service);
    await useLink(service, await mailedCode(service, await service.shopper()));
    expect(await detailsOf(person)).toMatchObject({ isEmailVerified: true });
  });

  it('is stored with no code as it was sent', async () => {
    await signUp(service);
    const code = await emailCode(service);
    expect(code).toHaveLength(22);
    expect(JSON.stringify(await database.read.select().from(emailLink))).not.toContain(code);
  });
});

describe('another address', () => {
  const verifiedPerson = async (): Promise<TestShopper> => {
    const person = await newPerson(service);
    await confirmEmail(service, await emailCode(service));
    return person;
  };

  it('signs in once it is confirmed by mail, and the old one until then', async () => {
    const person = await verifiedPerson();
    const { status, body } = await requestEmailChange(person, { email: ' Linh@Example.org ' });
    expect([status, body]).toMatchObject([200, { email: NEW }]);
    expect(await detailsOf(person)).toMatchObject({ email: OLD, pendingEmail: { email: NEW } });
    expect([await signsIn(OLD), await signsIn(NEW)]).toEqual([true, false]);
    expect(await mailsTo(NEW)).toEqual(['Please confirm your new email address']);
    expect((await confirmEmail(service, await emailCode(service, NEW))).body).toEqual({ email: NEW });
    expect([await signsIn(OLD), await signsIn(NEW)]).toEqual([false, true]);
    expect(await detailsOf(person)).toMatchObject({ email: NEW, isEmailVerified: true });
    expect(await mailsTo(OLD)).toContain('The email address of your account was changed');
  });

  it('needs the current password, and wrong ones lock the account', async () => {
    const person = await verifiedPerson();
    const wrong = () => requestEmailChange(person, { currentPassword: 'Wrong-2026' });
    expect((await wrong()).body).toMatchObject({
      errorDetails: [{ errorId: 'AUT450', field: 'currentPassword' }],
    });
    for (let time = 0; time < 4; time += 1) await wrong();
    expect((await requestEmailChange(person)).errorIds).toEqual(['AUT423']);
    expect(await mailsTo(NEW)).toEqual([]);
  });

  it.each([
    ['nobody', 'AUT453'],
    ['Linh@example.com', 'API400'],
  ])('is not %s', async (email, errorId) => {
    const person = await verifiedPerson();
    expect((await requestEmailChange(person, { email })).body).toMatchObject({
      errorDetails: [{ errorId, field: 'email' }],
    });
  });

  it('that belongs to another account is requested like any other, and rejected behind the link', async () => {
    await service.person({ email: NEW });
    const person = await verifiedPerson();
    expect((await requestEmailChange(person)).status).toBe(200);
    expect(await confirmEmail(service, await emailCode(service, NEW))).toMatchObject({
      status: 409,
      errorIds: ['PRO400'],
    });
    expect(await detailsOf(person)).toMatchObject({ email: OLD });
  });

  it('that several confirm at the same time becomes that of one of them', async () => {
    const people = [];
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
      people.push(await newPerson(service, { email }));
    const codes = [];
    for (const person of people) {
      await requestEmailChange(person);
      codes.push(await emailCode(service, NEW));
    }
    const replies = await Promise.all(codes.map((code) => confirmEmail(service, code)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('can be cancelled, replaced and sent again', async () => {
    const person = await verifiedPerson();
    await requestEmailChange(person, { email: 'typo@example.org' });
    const typo = await emailCode(service);
    await requestEmailChange(person);
    expect((await confirmEmail(service, typo)).errorIds).toEqual(['API404']);
    expect((await person.call('POST', `${EMAIL}/mail`)).body).toMatchObject({ email: NEW });
    const code = await emailCode(service);
    expect((await person.call('DELETE', EMAIL)).body).toEqual({ cancelled: true });
    expect((await confirmEmail(service, code)).errorIds).toEqual(['API404']);
    expect((await detailsOf(person)).pendingEmail).toBeUndefined();
  });

  it('can be confirmed for three days', async () => {
    const person = await verifiedPerson();
    await requestEmailChange(person);
    const code = await emailCode(service);
    service.clock.advance(3 * DAY_MS);
    expect((await confirmEmail(service, code)).errorIds).toEqual(['API404']);
  });

  it('makes links for a new password useless that were mailed to the old one', async () => {
    const person = await verifiedPerson();
    const reset = await mailedCode(service, await service.shopper());
    await requestEmailChange(person);
    await confirmEmail(service, await emailCode(service));
    expect((await useLink(service, reset)).errorIds).toEqual(['AUT402']);
  });
});

describe('the old address', () => {
  it('gets the account back for seven days: sessions and the known password end', async () => {
    const code = await undoCode(service);
    const { body: session } = await enter(service, { username: NEW });
    const { refreshToken } = session;
    expect((await undoEmailChange(service, code)).body).toEqual({ email: OLD });
    expect((await requestToken(service, { type: 'Registered', refreshToken })).status).toBe(401);
    expect([await signsIn(OLD), await signsIn(NEW)]).toEqual([false, false]);
    expect((await requestEmailChange(shopperWith(service, session))).errorIds).toEqual(['AUT450']);
    expect((await undoEmailChange(service, code)).errorIds).toEqual(['API404']);
    await useLink(service, await mailedCode(service, await service.shopper()));
    expect((await enter(service, { password: 'Alpine-start-0430' })).status).toBe(200);
  });

  it('ends what was mailed to the new one since', async () => {
    const code = await undoCode(service);
    const { body: session } = await enter(service, { username: NEW });
    await requestEmailChange(shopperWith(service, session), { email: 'third@example.org' });
    const third = await emailCode(service, 'third@example.org');
    const reset = await mailedCode(service, await service.shopper(), NEW);
    await undoEmailChange(service, code);
    expect((await confirmEmail(service, third)).errorIds).toEqual(['API404']);
    expect((await useLink(service, reset)).errorIds).toEqual(['AUT402']);
  });

  it('takes the account back from a chain of changes, whatever the later addresses undo', async () => {
    const first = await undoCode(service);
    service.clock.advance(1_000);
    const { body: session } = await enter(service, { username: NEW });
    await requestEmailChange(shopperWith(service, session), { email: 'third@example.org' });
    await confirmEmail(service, await emailCode(service, 'third@example.org'));
    const second = await emailCode(service, NEW);
    await undoEmailChange(service, second);
    expect((await undoEmailChange(service, first)).body).toEqual({ email: OLD });
  });

  it('belongs to no other shopper as long as it can be taken back', async () => {
    const code = await undoCode(service);
    expect((await signUp(service)).errorIds).toEqual(['AUT439']);
    service.clock.advance(7 * DAY_MS);
    expect((await undoEmailChange(service, code)).errorIds).toEqual(['API404']);
    expect((await signUp(service)).status).toBe(201);
  });

  it('that was never verified opens no account', async () => {
    const person = await newPerson(service);
    await requestEmailChange(person);
    await confirmEmail(service, await emailCode(service, NEW));
    expect(await mailsTo(OLD)).toEqual(['Please confirm your email address']);
  });
});
