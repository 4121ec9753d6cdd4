import type { AccountState } from '../../../testing/shop-states.fixtures.ts';
import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';

const PATH = '/consumers-v3/consumer';
const named = { consumerProfile: { consumerDetails: { firstName: 'Linh' } } };
const taken = { consumerProfile: { consumerDetails: { phone: '3035550142' } } };

export const cases: ContractCases<AccountState> = {
  getConsumer: {
    200: ({ person }) => person.call('GET', `${PATH}?includeLoyaltySummary=true`),
    403: ({ gone }) => gone.call('GET', PATH),
  },
  updateConsumer: {
    200: ({ person }) => person.call('PUT', PATH, named),
    403: ({ guest }) => guest.call('PUT', PATH, named),
    409: async ({ person, service }) => {
      await service.person({ phone: '+13035550142' });
      return person.call('PUT', PATH, taken);
    },
  },
  createConsumer: {
    201: ({ person }) => person.call('POST', PATH, named),
    403: ({ gone }) => gone.call('POST', PATH, named),
    405: async ({ person }) => {
      await person.call('POST', PATH, named);
      return person.call('POST', PATH, named);
    },
    409: async ({ person, service }) => {
      await service.person({ phone: '+13035550142' });
      return person.call('POST', PATH, taken);
    },
  },
};
