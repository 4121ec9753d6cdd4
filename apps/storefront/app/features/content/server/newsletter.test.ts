import type { ConsumerAnswer } from '@haberdash/api-client/consumers';
import { describe, expect, it, vi } from 'vitest';
import { errorText } from '../../../shared/form-errors/error-text.server.ts';
import { fakeShopper, formError, type Responses } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { readMyNewsletter, subscribe } from './newsletter.server.ts';

const SUBSCRIBE = 'POST /consumers-v3/consumer/subscription';
const sent = { email: ' aoife@example.com ', policy: 'on', campaignName: 'spring' };
const subscription = { type: 'Newsletter', channel: 'email', optin: true, doubleOptin: false };
const answers = (doubleOptin: boolean): Responses => ({
  [SUBSCRIBE]: { status: 201, body: { subscriptions: [{ ...subscription, doubleOptin }] } },
});
const accepted = answers(false);

async function send(responses: Responses, fields: Record<string, string>) {
  const { shopper, seen } = fakeShopper(responses, { fields, path: '/newsletter' });
  return { response: await subscribe(shopper), t: shopper.t, seen };
}

it('signs the typed address up for the campaign of its block, and else for the shop', async () => {
  const { response, seen } = await send(accepted, sent);
  expect(response).toEqual({ ok: true, isConfirmed: false });
  expect(seen).toMatchObject([
    { call: SUBSCRIBE, body: { email: 'aoife@example.com', campaignName: 'spring', optIn: true } },
  ]);
  const own = await send(accepted, { ...sent, campaignName: '' });
  expect(own.seen).toMatchObject([{ body: { campaignName: 'shop' } }]);
});

it('says for reports whether the address has confirmed a subscription before', async () => {
  const { response } = await send(answers(true), sent);
  expect(response).toEqual({ ok: true, isConfirmed: true });
});

it.each([
  ['no address', { email: ' ' }, 'email', 'This field is required'],
  ['what is no address', { email: 'aoife' }, 'email', 'Email is not valid'],
  ['a domain without a dot', { email: 'aoife@example' }, 'email', 'Email is not valid'],
  [
    'an address that is too long',
    { email: `${'a'.repeat(99)}@example.com` },
    'email',
    'not longer than 100 characters',
  ],
  ['a policy that was not accepted', { policy: '' }, 'policy', 'Please tick this box to continue'],
] as const)(
  'says at its field that it was sent with %s, and asks nobody',
  async (_, change, field, words) => {
    const { response, seen } = await send({}, { ...sent, ...change });
    expect(response).toMatchObject({ ok: false, message: words, errors: { [field]: words } });
    expect(seen).toEqual([]);
  },
);

it.each([
  ['no-answer', 'NO_ANSWER'],
  [formError('GEN500', 500), 'NO_ANSWER'],
  [formError('API429', 429), 'API429'],
  [formError('AUT453', 400), 'AUT453'],
  [formError('API400', 400), 'API400'],
] as const)('says in the words of its code what became of a call that failed: %j', async (given, code) => {
  const { response, t } = await send({ [SUBSCRIBE]: given }, sent);
  // The form keeps its input.
  expect(response).toEqual({
    ok: false,
    message: errorText(t, 'newsletter', { code }),
    sent: { email: 'aoife@example.com', policy: true, campaignName: 'spring' },
  });
});

it('a limit says that it is one', async () => {
  const { response } = await send({ [SUBSCRIBE]: formError('API429', 429) }, sent);
  expect(response).toMatchObject({ message: expect.stringMatching(/a lot of requests/) as string });
});

describe('what the form gets of its shopper', () => {
  const CONSUMER = 'GET /consumers-v3/consumer';
  const news = (optin: boolean, doubleOptin: boolean, channel: 'email' | 'sms' = 'email') => ({
    type: 'Newsletter' as const,
    channel,
    optin,
    doubleOptin,
  });
  const resultOf = (subscriptions: ConsumerAnswer['consumerProfile']['subscriptions']) => ({
    body: {
      consumerProfile: {
        consumerDetails: { consumerNo: 'C1', email: 'linh@example.com', address: [], identity: [] },
        enrollments: [],
        isLoyaltyMember: false,
        preferences: {},
        subscriptions,
      },
    } satisfies ConsumerAnswer,
  });

  it.each([
    ['nothing', [], false],
    ['news by mail', [news(true, true)], true],
    ['news that wait for their confirmation', [news(true, false)], false],
    ['news that were stopped', [news(false, true)], false],
    ['text messages alone', [news(true, true, 'sms')], false],
  ])(
    'the address of the account, and whether it gets news already: %s',
    async (_, subscriptions, isSubscribed) => {
      const { shopper } = fakeShopper({ [CONSUMER]: resultOf(subscriptions) }, { consumer: {} });
      expect(await readMyNewsletter(shopper)).toEqual({ email: 'linh@example.com', isSubscribed });
    },
  );

  it('nothing where the site has no dynamic form, without a call', async () => {
    const { shopper, seen } = fakeShopper({}, { consumer: {} });
    const site = { ...shopper.site, switches: { ...shopper.site.switches, dynamicNewsletter: false } };
    expect(await readMyNewsletter({ ...shopper, site })).toEqual({});
    expect(seen).toEqual([]);
  });

  it('nothing of a guest, without a call', async () => {
    const { shopper, seen } = fakeShopper({});
    expect(await readMyNewsletter(shopper)).toEqual({});
    expect(seen).toEqual([]);
  });

  it('nothing where the account cannot be read: the form works as for a guest', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { shopper } = fakeShopper({ [CONSUMER]: 'no-answer' }, { consumer: {} });
    expect(await readMyNewsletter(shopper)).toEqual({});
    vi.restoreAllMocks();
  });
});
