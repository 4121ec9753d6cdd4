import {
  fakeShopper,
  type Responses,
  type FakeShopperOptions,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import type { ConsumerAnswer, ConsumerDetails } from '@haberdash/api-client/consumers';

export const consumer = (
  details: Partial<ConsumerDetails> = {},
  profile: Partial<ConsumerAnswer['consumerProfile']> = {},
): { readonly body: ConsumerAnswer } => ({
  body: {
    consumerProfile: {
      consumerDetails: {
        consumerNo: 'C000482913',
        email: 'linh.nguyen@example.com',
        firstName: 'Linh',
        lastName: 'Nguyễn',
        address: [],
        identity: [],
        ...details,
      },
      enrollments: [],
      isLoyaltyMember: false,
      preferences: {},
      subscriptions: [],
      ...profile,
    },
  },
});

export const CONSUMER = 'GET /consumers-v3/consumer';

/** The rules of the British site's country, as far as tests need them. */
export const britishRules = {
  'GET /consumers-v3/utilities/countryList/GB': {
    body: { countryCode: 'GB', fields: { province: { hidden: true } }, provinces: [] },
  },
} as const;

export const person = (responses: Responses, options: FakeShopperOptions = {}) =>
  fakeShopper(responses, { consumer: {}, ...options });
