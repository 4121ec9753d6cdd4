import type { ConsumerLookup, UserDataAnswer } from '@haberdash/api-client/consumers';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { type TestShopper } from '../../../testing/service.ts';
import { requestCode } from './enrolment.contract-cases.ts';

const PATH = '/consumers-v3/consumer/retrieveUserData';
const shop = createTestShop({
  logLevel: 'trace',
  logTarget: { write: (line) => void lines.push(line) },
});
let guest: TestShopper;
const lines: string[] = [];
beforeEach(async () => {
  await shop.database.empty();
  shop.service.mails.length = 0;
  lines.length = 0;
  guest = await shop.service.shopper();
});

const prove = (shopper: TestShopper, email: string, proof: object, more: object = {}) =>
  shopper.call<UserDataAnswer>('POST', PATH, { email, proof, ...more });
const lookUp = (shopper: TestShopper, challengeId: string) =>
  shopper.call<ConsumerLookup>('GET', `/consumers-v3/consumer/lookup?challengeId=${challengeId}`);
const ann = { email: 'ann@example.org', firstName: 'Ann', lastName: 'Lee', phone: '+15035550123' };

describe('a look-up', () => {
  it('reveals nothing of an address before its mail was read, known or unknown alike', async () => {
    await shop.service.person(ann);
    const responses = [];
    for (const email of ['Ann@example.org', 'nobody@example.org'])
      responses.push(await guest.call<UserDataAnswer>('POST', PATH, { email }));
    const [known, unknown] = responses.map(({ status, body: { challengeId: _id, ...rest } }) => [
      status,
      rest,
    ]);
    expect(known).toEqual([200, { state: 'PROOF_NEEDED', expiresIn: 600 }]);
    expect(unknown).toEqual(known);
    await shop.service.checkout.reconcile();
    expect(shop.service.mails.map(({ to }) => to).toSorted()).toEqual([
      'ann@example.org',
      'nobody@example.org',
    ]);
    for (const { body } of responses)
      expect(await lookUp(guest, body.challengeId)).toMatchObject({ status: 403, errorIds: ['AUT404'] });
  });

  it('returns the name of an account, and its missing fields, to the reader of its mail', async () => {
    await shop.service.person({ ...ann, consumerNo: 'C-ann' });
    const proof = await requestCode({ service: shop.service, guest });
    const { body } = await prove(guest, 'ann@example.org', proof, { consumerId: 'C-ann' });
    expect(body).toMatchObject({ state: 'PROVED', userData: { firstName: 'Ann', lastName: 'Lee' } });
    expect((await lookUp(guest, proof.challengeId)).body).toEqual({
      registered: true,
      isLoyaltyMember: false,
      next: 'sign-in',
      missing: ['postalCode', 'birthDate'],
    });
  });

  it('sends who has no account to sign up', async () => {
    const proof = await requestCode({ service: shop.service, guest }, 'new@example.org');
    expect((await prove(guest, 'new@example.org', proof)).body).toMatchObject({
      state: 'PROVED',
      userData: {},
    });
    expect((await lookUp(guest, proof.challengeId)).body).toEqual({
      registered: false,
      isLoyaltyMember: false,
      next: 'sign-up',
      missing: [],
    });
  });

  it('is bound to the token, the address, and ten minutes', async () => {
    const proof = await requestCode({ service: shop.service, guest });
    const stranger = await shop.service.shopper();
    expect((await prove(stranger, 'ann@example.org', proof)).errorIds).toEqual(['AUT404']);
    expect((await prove(guest, 'other@example.org', proof)).errorIds).toEqual(['AUT404']);
    expect((await prove(guest, 'ann@example.org', proof)).status).toBe(200);
    expect((await lookUp(stranger, proof.challengeId)).errorIds).toEqual(['AUT404']);
    shop.service.clock.advance(10 * 60_000);
    expect((await lookUp(guest, proof.challengeId)).errorIds).toEqual(['AUT404']);
  });

  it('takes five codes, and then not even the right one', async () => {
    const proof = await requestCode({ service: shop.service, guest });
    const wrong = { ...proof, code: proof.code === '000000' ? '000001' : '000000' };
    for (let time = 0; time < 5; time += 1)
      expect((await prove(guest, 'ann@example.org', wrong)).errorIds).toEqual(['AUT404']);
    expect((await prove(guest, 'ann@example.org', proof)).errorIds).toEqual(['AUT404']);
  });

  it('does not flood a mailbox', async () => {
    for (let time = 0; time < 8; time += 1)
      expect((await guest.call('POST', PATH, { email: 'ann@example.org' })).status).toBe(200);
    await shop.service.checkout.reconcile();
    expect(shop.service.mails).toHaveLength(5);
  });

  it('returns the profile of the signed-in customer', async () => {
    const person = await shop.service.person(ann);
    const { body } = await person.call('GET', '/consumers-v3/consumer/lookup');
    expect(body).toMatchObject({
      registered: true,
      next: 'complete-profile',
      missing: ['postalCode', 'birthDate'],
    });
  });

  it('leaves neither address nor code in the log or the database', async () => {
    const { code } = await requestCode({ service: shop.service, guest }, 'canary@example.org');
    expect(lines.join('\n')).not.toContain('canary@example.org');
    expect(lines.join('\n')).not.toContain(code);
    const { rows } = await shop.database.read.execute<{ row: string }>(
      "select coalesce(payload::text, '') || code_hash as row from outbox, enrolment_challenge",
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(code);
  });
});
