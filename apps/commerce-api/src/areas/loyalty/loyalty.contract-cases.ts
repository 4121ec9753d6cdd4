import type { PeopleCases, PeopleWorld } from '../consumers/people-world.fixtures.ts';
import { addMember } from '../../testing/people.fixtures.ts';
import type { TestShopper } from '../../testing/service.ts';

const BASE = '/consumers-v3/consumer/loyalty';
const ELSEWHERE = 'session-of-nobody';

/** Makes a member of the one who is signed in. */
async function join({ database, person }: Pick<PeopleWorld, 'database' | 'person'>): Promise<void> {
  const { body } = await person.call<{ consumerProfile: { consumerDetails: { consumerNo: string } } }>(
    'GET',
    '/consumers-v3/consumer',
  );
  const { consumerNo } = body.consumerProfile.consumerDetails;
  await addMember(database, consumerNo, { memberId: 'M7730142', points: 1_240, pendingPoints: 85 });
}

/** Asks for a token of the programme. */
export const loyaltyToken = (shopper: TestShopper, more: object = {}) =>
  shopper.call('POST', `${BASE}/token`, { usid: shopper.usid, ...more });

/** Answers about the loyalty programme. */
export const cases: PeopleCases = {
  createLoyaltyToken: {
    200: async (world) => {
      await join(world);
      return loyaltyToken(world.person);
    },
    400: async (world) => {
      await join(world);
      return loyaltyToken(world.person, { usid: ELSEWHERE });
    },
    403: ({ guest }) => loyaltyToken(guest),
    404: async (world) => {
      await join(world);
      return loyaltyToken(world.person, { referralCode: 'NOBODY-2026' });
    },
  },
  getWelcomePromo: {
    200: async (world) => {
      await join(world);
      return world.person.call('GET', `${BASE}/promo/welcome`);
    },
    403: ({ person }) => person.call('GET', `${BASE}/promo/welcome`),
  },
  getLoyaltyVouchers: {
    200: async (world) => {
      await join(world);
      return world.person.call('GET', `${BASE}/vouchers`);
    },
    403: ({ gone }) => gone.call('GET', `${BASE}/vouchers`),
  },
};
