import type { Subscription } from '@haberdash/api-client/consumers';
import { describe, expect, it } from 'vitest';
import { outcome, formError, type Responses } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { consumer, CONSUMER, person } from './account.fixtures.ts';
import { readPreferences, runPreferences } from './preferences.server.ts';

const READ = 'GET /consumers-v3/consumer/subscription';
const CHOOSE = 'PUT /consumers-v3/consumer/subscription';
const NOTIFY = 'PUT /consumers-v3/consumer/notification';
const CHANGE = 'PUT /consumers-v3/consumer';
const path = '/account/preferences';

const subscription = (change: Partial<Subscription>): Subscription => ({
  type: 'Newsletter',
  channel: 'email',
  optin: true,
  doubleOptin: true,
  ...change,
});
const subscribed = (...subscriptions: readonly Subscription[]) => ({ [READ]: { body: { subscriptions } } });

async function send(responses: Responses, fields: Record<string, string>) {
  const { shopper, seen } = person(responses, { fields, path });
  return { result: await outcome(runPreferences(shopper)), seen };
}

it('shows what was chosen, and what still waits for its confirmation', async () => {
  const responses = {
    [CONSUMER]: consumer({}, { preferences: { interests: 'hiking|knitting', preferredShoeSize: '8.5' } }),
    ...subscribed(subscription({ doubleOptin: false }), subscription({ channel: 'sms', optin: false })),
  };
  expect(await readPreferences(person(responses, { path }).shopper)).toMatchObject({
    news: { email: 'waiting', sms: 'off' },
    interests: ['hiking', 'knitting'],
    shoeSize: '8.5',
  });
});

it.each([true, false])('shows whether mails of deliveries are wanted: %s', async (optin) => {
  const notifications = [{ requestType: 'DELIVERY', channel: 'email', optin }];
  const responses = {
    [CONSUMER]: consumer(),
    [READ]: { body: { subscriptions: [], notifications } },
  };
  expect(await readPreferences(person(responses, { path }).shopper)).toMatchObject({
    hearsOfDelivery: optin,
  });
});

describe('news', () => {
  it('are asked for on a new channel, and stopped on all of their kinds', async () => {
    const loyalty = subscription({ type: 'LoyaltyNewsletter' });
    const { result, seen } = await send(
      { ...subscribed(subscription({}), loyalty), [CHOOSE]: { body: { subscriptions: [] } } },
      { intent: 'news', sms: 'on', terms: 'on' },
    );
    expect(result.to).toBe('/en-gb/account/preferences');
    expect(seen.at(-1)?.body).toEqual({
      subscriptions: [
        { type: 'Newsletter', channel: 'email', optin: false },
        { type: 'LoyaltyNewsletter', channel: 'email', optin: false },
        { type: 'Newsletter', channel: 'sms', optin: true, country: 'GB', region: 'EMEA' },
      ],
    });
  });

  it('that are as they were cost no call', async () => {
    const { seen } = await send(subscribed(subscription({})), { intent: 'news', email: 'on' });
    expect(seen.map(({ call }) => call)).toEqual([READ]);
  });

  it('by text message want their terms accepted', async () => {
    const { result, seen } = await send(subscribed(), { intent: 'news', sms: 'on' });
    expect(result).toMatchObject({
      status: 400,
      data: { formErrors: [{ field: 'terms' }], values: { sms: 'on' } },
    });
    expect(seen.map(({ call }) => call)).toEqual([READ]);
  });
});

describe('interests', () => {
  it('are joined, with those that the page does not know as they were', async () => {
    const { result, seen } = await send(
      { [CHANGE]: consumer() },
      { intent: 'interests', interest: 'hiking', kept: 'knitting', shoeSize: ' 8.5 ' },
    );
    expect(result.to).toBe('/en-gb/account/preferences');
    expect(seen.at(-1)?.body).toEqual({
      consumerProfile: { preferences: { interests: 'hiking|knitting', preferredShoeSize: '8.5' } },
    });
  });

  it.each(['<8>', 'abc', '999', '8.3', '0', 'EU 8', 'UK 42', '60', 'EU W 38', 'US W 11C'])(
    'do not go with a size that no shoe has: %s',
    async (shoeSize) => {
      const { result } = await send({}, { intent: 'interests', shoeSize });
      expect(result.data).toMatchObject({ formErrors: [{ field: 'shoeSize' }], values: { shoeSize } });
    },
  );

  it.each([
    ['8½', '8.5'],
    ['42,5', '42.5'],
    ['uk 8', 'UK 8'],
    ['11.5c', '11.5C'],
    ['US W 8', 'US W 8'],
    ['us m10.5', 'US M 10.5'],
    ['w 8', 'W 8'],
    ['', ''],
  ])('keep the size %j as %j', async (shoeSize, preferredShoeSize) => {
    const { seen } = await send({ [CHANGE]: consumer() }, { intent: 'interests', shoeSize });
    expect(seen.at(-1)?.body).toMatchObject({ consumerProfile: { preferences: { preferredShoeSize } } });
  });
});

it('the mail about an arrived order is chosen or not', async () => {
  const fields = { intent: 'notification', optin: 'no' };
  const { result, seen } = await send(
    { [NOTIFY]: { body: { requestType: 'DELIVERY', channel: 'email', optin: false } } },
    fields,
  );
  expect(result.to).toBe('/en-gb/account/preferences');
  expect(seen.at(-1)?.body).toMatchObject({
    requestType: 'DELIVERY',
    organization: 'northfell',
    payload: { channel: 'email', optin: false },
  });
});

it('says so where a choice could not be saved', async () => {
  const responses = { ...subscribed(), [CHOOSE]: formError('PRO418', 409) };
  const { result } = await send(responses, { intent: 'news', email: 'on' });
  expect(result.data).toMatchObject({ formErrors: [{ text: expect.stringContaining('couldn’t be saved') }] });
});
