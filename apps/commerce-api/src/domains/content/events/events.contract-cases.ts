import { contentDocument } from '../content/schema.ts';
import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';
import type { AccountState } from '../../../testing/shop-states.fixtures.ts';

const PATH = '/consumers-v3/consumer/event-registration';

/** A registration for one of two days, with a guest. */
export const joining = {
  email: 'ann@example.org',
  attendingDays: '2030-06-15',
  eventId: 'trail-weekend',
  eventTermsAccepted: true,
  firstName: 'Ann',
  lastName: 'Lee',
  plusOne: 'Bo',
  registrationTimestamp: '2026-05-14T09:31:07Z',
};

export async function announce(
  { database }: Pick<AccountState, 'database'>,
  body: object = {},
): Promise<void> {
  await database.read.insert(contentDocument).values({
    kind: 'event',
    siteId: 'NF-US',
    locale: 'en-us',
    mode: 'live',
    slug: 'trail-weekend',
    body: {
      startDate: '2030-06-15T08:00:00Z',
      endDate: '2030-06-16T15:00:00Z',
      enablePlusOne: true,
      ...body,
    },
    modifiedAt: new Date(0),
  });
}

export const cases: ContractCases<AccountState> = {
  registerForEvent: {
    201: async (state) => {
      await announce(state);
      return state.person.call('POST', PATH, joining);
    },
    400: async (state) => {
      await announce(state);
      return state.person.call('POST', PATH, { ...joining, email: 'ann' });
    },
    403: ({ guest }) => guest.call('POST', PATH, joining),
    404: ({ person }) => person.call('POST', PATH, { ...joining, eventId: 'nothing' }),
  },
};
