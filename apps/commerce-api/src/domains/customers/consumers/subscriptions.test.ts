import type { SubscriptionsAnswer } from '@haberdash/api-client/consumers';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { frSite, type TestShopper } from '../../../testing/service.ts';
import { requestedCode } from './subscription.contract-cases.ts';
import { notificationChoice, subscription } from './subscription-schema.ts';

const PATH = '/consumers-v3/consumer/subscription';
const DAY_MS = 24 * 60 * 60_000;
const shop = createTestShop({
  logLevel: 'trace',
  logTarget: { write: (line) => void lines.push(line) },
});
const lines: string[] = [];
beforeEach(async () => {
  await shop.database.empty();
  shop.service.mails.length = 0;
  shop.service.texts.length = 0;
  lines.length = 0;
});

const newsletter = { type: 'Newsletter', channel: 'email', optin: true };
const form = (email: string) => ({ optIn: true, campaignName: 'footer', email, acquisitionType: 'Signup' });
const sms = {
  type: 'LoyaltyNewsletter',
  channel: 'sms',
  optin: true,
  termsAccepted: true,
  recipient: '(303) 555-0142',
  country: 'US',
};
const choose = (person: TestShopper, ...subscriptions: object[]) =>
  person.call<SubscriptionsAnswer>('PUT', PATH, { subscriptions });
const confirm = (shopper: TestShopper, code: string) =>
  shopper.call('POST', '/consumers-v3/subscription/confirm', { code });

describe('a subscription', () => {
  it('counts once its recipient has followed the link of the mail, once or twice', async () => {
    const ann = await shop.service.person({ email: 'ann@example.org' });
    expect((await choose(ann, newsletter)).body.subscriptions).toMatchObject([
      {
        optin: true,
        doubleOptin: false,
        recipient: 'ann@example.org',
        optinDate: '2026-06-01T12:00:00.000Z',
      },
    ]);
    const code = await requestedCode({ service: shop.service });
    expect(shop.service.mails).toMatchObject([
      { to: 'ann@example.org', subject: 'Please confirm your subscription', language: 'en' },
    ]);
    const anybody = await shop.service.shopper();
    for (let time = 0; time < 2; time += 1)
      expect(await confirm(anybody, code)).toMatchObject({
        status: 200,
        body: { type: 'Newsletter', channel: 'email', optin: true, doubleOptin: true },
      });
    const { body } = await ann.call<SubscriptionsAnswer>('GET', PATH);
    expect(body.subscriptions).toMatchObject([{ doubleOptin: true }]);
  });

  it('is confirmed by mail in the language of the site, with a link', async () => {
    const ann = await shop.service.person({}, frSite);
    await choose(ann, newsletter);
    const code = await requestedCode({ service: shop.service });
    const link = `http://127.0.0.1:3000/fr-fr/subscriptions/confirm?code=${code}`;
    expect(shop.service.mails[0]).toMatchObject({ language: 'fr', subject: 'Confirmez votre inscription' });
    expect(shop.service.mails[0]?.text).toContain(link);
    expect(shop.service.mails[0]?.html).toContain(`href="${link}"`);
  });

  it('to text messages is confirmed by text message', async () => {
    const guest = await shop.service.shopper();
    const { body } = await guest.call<SubscriptionsAnswer>('POST', PATH, sms);
    expect(body).toEqual({
      subscriptions: [
        {
          type: 'LoyaltyNewsletter',
          channel: 'sms',
          recipient: '+13035550142',
          country: 'US',
          region: 'NORA',
          optin: true,
          doubleOptin: false,
          optinDate: '2026-06-01T12:00:00.000Z',
        },
      ],
    });
    const code = await requestedCode({ service: shop.service });
    expect(shop.service.mails).toEqual([]);
    expect(shop.service.texts).toMatchObject([{ to: '+13035550142', language: 'en' }]);
    expect((await confirm(guest, code)).status).toBe(200);
  });

  it('is not confirmed by a code that has ended, or that another one has taken the place of', async () => {
    const ann = await shop.service.person({ email: 'ann@example.org' });
    await choose(ann, newsletter);
    const first = await requestedCode({ service: shop.service });
    shop.service.clock.advance(1_000);
    await choose(ann, { ...newsletter, recipient: 'new@example.org' });
    const second = await requestedCode({ service: shop.service });
    expect(await confirm(ann, first)).toMatchObject({ status: 404, errorIds: ['API404'] });
    shop.service.clock.advance(3 * DAY_MS);
    expect((await confirm(ann, second)).status).toBe(404);
  });

  it('that was ended is not confirmed any more', async () => {
    const ann = await shop.service.person();
    await choose(ann, newsletter);
    const code = await requestedCode({ service: shop.service });
    expect((await choose(ann, { ...newsletter, optin: false })).body.subscriptions).toMatchObject([
      { optin: false, doubleOptin: false, optoutDate: expect.any(String) as string },
    ]);
    expect((await confirm(ann, code)).status).toBe(404);
  });

  it('is changed whole or not at all', async () => {
    const ann = await shop.service.person();
    const never = { type: 'LoyaltyNewsletter', channel: 'sms', optin: false };
    expect(await choose(ann, newsletter, never)).toMatchObject({ status: 404, errorIds: ['PRO404'] });
    expect(await choose(ann, newsletter, { ...newsletter, optin: false })).toMatchObject({
      status: 409,
      errorIds: ['PRO418'],
    });
    expect(await shop.database.read.select().from(subscription)).toEqual([]);
    await shop.service.checkout.reconcile();
    expect(shop.service.mails).toEqual([]);
  });

  it('of a guest does not reveal existing subscribers, and sends them no confirmation', async () => {
    const [guest, stranger] = [await shop.service.shopper(), await shop.service.shopper()];
    const first = await guest.call('POST', PATH, form('Ann@example.org'));
    await confirm(guest, await requestedCode({ service: shop.service }));
    expect(await stranger.call('POST', PATH, form('ann@example.org'))).toEqual(first);
    await shop.service.checkout.reconcile();
    expect(shop.service.mails).toHaveLength(1);
    expect(await shop.database.read.select().from(subscription)).toMatchObject([
      { recipient: 'ann@example.org', doubleOptin: true, source: 'footer', consumerNo: null },
    ]);
  });

  it('of a signed-in customer belongs to the account', async () => {
    const ann = await shop.service.person({ consumerNo: 'C-ann', email: 'ann@example.org' });
    const { body } = await ann.call<SubscriptionsAnswer>('POST', PATH, form('ann@example.org'));
    expect(body.consumerNo).toBe('C-ann');
    expect((await ann.call<SubscriptionsAnswer>('GET', PATH)).body).toMatchObject({
      consumerNo: 'C-ann',
      subscriptions: [{ type: 'Newsletter', optin: true, doubleOptin: false }],
    });
  });

  it.each([
    ['an e-mail address that is none', form('nobody'), 400, 'AUT453'],
    ['a phone that is none', { ...sms, recipient: '12345' }, 400, 'API400'],
    ['terms that were not accepted', { ...sms, termsAccepted: false }, 400, 'API400'],
    ['an opt-out by anybody', { ...sms, optin: false }, 409, 'PRO418'],
    ['an opt-out by mail', { ...form('ann@example.org'), optIn: false }, 409, 'PRO418'],
  ])('is rejected for %s', async (_name, body, status, errorId) => {
    const guest = await shop.service.shopper();
    expect(await guest.call('POST', PATH, body)).toMatchObject({ status, errorIds: [errorId] });
    expect(await shop.database.read.select().from(subscription)).toEqual([]);
  });

  it('leaves neither its recipient nor its code in a log or in the database as it was sent', async () => {
    const guest = await shop.service.shopper();
    await guest.call('POST', PATH, form('canary@example.org'));
    await guest.call('POST', PATH, sms);
    const code = await requestedCode({ service: shop.service });
    await confirm(guest, code);
    const output = lines.join('\n');
    for (const secret of ['canary@example.org', '3035550142', code]) expect(output).not.toContain(secret);
    const { rows } = await shop.database.read.execute<{ row: string }>(
      'select row_to_json(o)::text as row from outbox o union all select row_to_json(s)::text from subscription s',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(code);
  });
});

describe('a notification', () => {
  const PATH_OF = '/consumers-v3/consumer/notification';
  const payload = { channel: 'email', optin: true };
  const whole = { requestType: 'DELIVERY', organization: 'northfell', payload };
  const { requestType: _type, ...noType } = whole;
  const { organization: _organization, ...noOrganization } = whole;
  const { payload: _payload, ...noPayload } = whole;

  it.each([
    ['a type', noType, 'ATTR100'],
    ['an organisation', noOrganization, 'ATTR200'],
    ['a payload', noPayload, 'ATTR300'],
    ['its own brand', { ...whole, organization: 'southfell' }, 'API400'],
    ['an event that is sent', { ...whole, requestType: 'PICKUP_READY' }, 'API400'],
    ['a channel on which it is sent', { ...whole, payload: { ...payload, channel: 'sms' } }, 'API400'],
  ])('is rejected without %s', async (_name, body, errorId) => {
    const ann = await shop.service.person({ phone: '+13035550142' });
    expect(await ann.call('PUT', PATH_OF, body)).toMatchObject({ status: 400, errorIds: [errorId] });
  });

  it('is kept, the last choice of each event, to the address of the profile', async () => {
    const ann = await shop.service.person({ email: 'ann@example.org' });
    await ann.call('PUT', PATH_OF, whole);
    await ann.call('PUT', PATH_OF, { ...whole, payload: { ...payload, optin: false } });
    const { body } = await ann.call('PUT', PATH_OF, whole);
    expect(body).toEqual({ requestType: 'DELIVERY', channel: 'email', optin: true });
    const rows = await shop.database.read.select().from(notificationChoice);
    expect(rows.map(({ channel, optin, recipient }) => [channel, optin, recipient])).toEqual([
      ['email', true, 'ann@example.org'],
    ]);
  });

  it('is returned with the customer’s other subscriptions', async () => {
    const [ann, bea] = [
      await shop.service.person({ email: 'ann@example.org' }),
      await shop.service.person({}),
    ];
    await ann.call('PUT', PATH_OF, { ...whole, payload: { ...payload, optin: false } });
    const choicesOf = async (person: typeof ann) =>
      (await person.call<{ notifications: unknown }>('GET', '/consumers-v3/consumer/subscription')).body
        .notifications;
    expect(await choicesOf(ann)).toEqual([{ requestType: 'DELIVERY', channel: 'email', optin: false }]);
    expect(await choicesOf(bea)).toEqual([]);
  });
});
