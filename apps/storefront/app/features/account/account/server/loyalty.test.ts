import type { LoyaltyVouchers } from '@haberdash/api-client/consumers';
import { describe, expect, it } from 'vitest';
import { outcome, formError, type Responses } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { consumer, CONSUMER, person } from './account.fixtures.ts';
import { readLoyalty, runLoyalty } from './loyalty.server.ts';

const VOUCHERS = 'GET /consumers-v3/consumer/loyalty/vouchers';
const WELCOME = 'GET /consumers-v3/consumer/loyalty/promo/welcome';
const TOKEN = 'POST /consumers-v3/consumer/loyalty/token';
const path = '/account/loyalty';

const programme: LoyaltyVouchers = {
  currentLoyaltyPoints: 1240,
  pendingPoints: 85,
  minimumPoints: 500,
  currency: 'GBP',
  tier: { id: 'TRAIL', nextTier: 'RIDGE', pointsToNextTier: 1700 },
  referralCode: '5d1f0a9c77e2',
  applicableLoyaltyVouchers: [
    { points: 1000, amountInCurrency: 10, available: true, eligible: true },
    { points: 2000, amountInCurrency: 20, available: true, eligible: false },
  ],
};
const welcome = { promotionId: 'welcome', promotionName: '10% off', code: 'HELLO-1', redeemed: false };
const member = (more: Responses = {}): Responses => ({
  [CONSUMER]: consumer({}, { isLoyaltyMember: true }),
  [VOUCHERS]: { body: programme },
  [WELCOME]: { body: welcome },
  ...more,
});
const read = (responses: Responses) => readLoyalty(person(responses, { path }).shopper);

describe('the loyalty page', () => {
  it('shows a member points, tier, what the vouchers still need, and the link that invites', async () => {
    const page = await read(member());
    expect(page.member).toMatchObject({
      points: 1240,
      pending: 85,
      tier: { id: 'TRAIL', pointsToNextTier: 1700 },
      vouchers: [
        { points: 1000, amount: 10, isUsable: true, missing: 0 },
        { points: 2000, amount: 20, isUsable: false, missing: 760 },
      ],
      isElsewhere: false,
      welcome: { code: 'HELLO-1' },
      invitation: {
        code: '5d1f0a9c77e2',
        url: expect.stringMatching(/\/en-gb\/sign-up\?referral_code=5d1f0a9c77e2$/),
      },
    });
  });

  it.each([
    ['was used', { [WELCOME]: { body: { ...welcome, redeemed: true } } }],
    ['is for a first order, after one', { [WELCOME]: { body: { ...welcome, eligible: false } } }],
    ['is not answered', { [WELCOME]: formError('GEN500', 500) }],
  ] as const)('has no welcome code that %s', async (_how, responses) => {
    expect((await read(member(responses))).member?.welcome).toBeUndefined();
  });

  it('says that points of another currency count for nothing here', async () => {
    const applicableLoyaltyVouchers = programme.applicableLoyaltyVouchers.map((each) => ({
      ...each,
      available: false,
    }));
    const page = await read(member({ [VOUCHERS]: { body: { ...programme, applicableLoyaltyVouchers } } }));
    expect(page.member).toMatchObject({
      isElsewhere: true,
      vouchers: [{ isUsable: false }, { isUsable: false }],
    });
  });

  it('offers everybody else membership, and asks for nothing of the programme', async () => {
    const { shopper, seen } = person({ [CONSUMER]: consumer() }, { path });
    const page = await readLoyalty(shopper);
    expect(page).toMatchObject({
      member: undefined,
      join: '/en-gb/complete-profile?redirect=%2Fen-gb%2Faccount%2Floyalty',
    });
    expect(seen).toHaveLength(1);
  });
});

describe('the code of the inviting member', () => {
  const send = (referralCode: string, response?: Responses[string]) => {
    const { shopper, seen } = person(response === undefined ? {} : { [TOKEN]: response }, {
      path,
      fields: { referralCode },
    });
    const session = { ...shopper.session, tokens: { ...shopper.session.tokens, usid: () => 'usid-0001' } };
    return { result: outcome(runLoyalty({ ...shopper, session })), seen };
  };

  it('is noted for the session of the shop', async () => {
    const { result, seen } = send(' LINH-2026 ', {
      body: { loyaltyToken: 't', memberId: 'm', expiresIn: 60 },
    });
    await expect(result).resolves.toEqual({ to: '/en-gb/account/loyalty' });
    expect(seen.at(-1)?.body).toEqual({ usid: 'usid-0001', referralCode: 'LINH-2026' });
  });

  it.each(['', 'a b', 'x'.repeat(41)])('%j is rejected at once', async (typed) => {
    const { result, seen } = send(typed);
    await expect(result).resolves.toMatchObject({
      status: 400,
      data: { formErrors: [{ code: 'CODE_INVALID', field: 'referralCode' }] },
    });
    expect(seen).toEqual([]);
  });

  it.each([
    ['4044', 404, 'Nobody has this code'],
    ['API400', 400, 'doesn’t count'],
  ])('that is rejected with %s says why at its input, and stays there', async (errorId, status, words) => {
    const { result } = send('LINH-2026', formError(errorId, status));
    await expect(result).resolves.toMatchObject({
      data: {
        formErrors: [{ field: 'referralCode', text: expect.stringContaining(words) }],
        values: { referralCode: 'LINH-2026' },
      },
    });
  });
});
