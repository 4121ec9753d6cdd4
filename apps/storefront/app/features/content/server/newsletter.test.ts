import { expect, it } from 'vitest';
import { fakeShopper, refusal, type Answers } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { subscribe } from './newsletter.server.ts';

const SUBSCRIBE = 'POST /consumers-v3/consumer/subscription';
const sent = { email: ' aoife@example.com ', policy: 'on', campaignName: 'spring' };
const accepted: Answers = { [SUBSCRIBE]: { status: 201, body: { status: 'PENDING' } } };

async function send(answers: Answers, fields: Record<string, string>) {
  const { shopper, seen } = fakeShopper(answers, { fields, path: '/newsletter' });
  return { answer: await subscribe(shopper), t: shopper.t, seen };
}

it('signs the typed address up for the campaign of its block, and else for the shop', async () => {
  const { answer, seen } = await send(accepted, sent);
  expect(answer).toEqual({ ok: true });
  expect(seen).toMatchObject([
    { call: SUBSCRIBE, body: { email: 'aoife@example.com', campaignName: 'spring', optIn: true } },
  ]);
  const own = await send(accepted, { ...sent, campaignName: '' });
  expect(own.seen).toMatchObject([{ body: { campaignName: 'shop' } }]);
});

it.each([
  ['no address', { email: ' ' }, 'blocks.requiredEmail'],
  ['what is no address', { email: 'aoife' }, 'blocks.invalidEmail'],
  ['a policy that was not accepted', { policy: '' }, 'blocks.requiredPolicy'],
] as const)('says in words that it was sent with %s, and asks nobody', async (_, change, key) => {
  const { answer, t, seen } = await send({}, { ...sent, ...change });
  expect(answer).toMatchObject({ ok: false, message: t(key) });
  expect(seen).toEqual([]);
});

it.each([
  ['no-answer', 'blocks.failed'],
  [refusal('GEN500', 500), 'blocks.failed'],
  [refusal('API429', 429), 'blocks.failed'],
  [refusal('AUT453', 400), 'blocks.invalidEmail'],
] as const)('says in words what became of a call that failed: %j', async (given, key) => {
  const { answer, t } = await send({ [SUBSCRIBE]: given }, sent);
  // What was typed stands in the form again.
  expect(answer).toEqual({
    ok: false,
    message: t(key),
    sent: { email: 'aoife@example.com', policy: true, campaignName: 'spring' },
  });
});
