import { bookAddress } from '../../../testing/service.ts';
import { savedInstrument } from './saved-instrument-schema.ts';
import { consumerAddress } from './address-schema.ts';
import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';
import type { AccountState } from '../../../testing/shop-states.fixtures.ts';

const PATH = '/consumers-v3/consumer/address';
const NOWHERE = `${PATH}/addr-nowhere`;

const added = async ({ person }: AccountState, city = 'Portland'): Promise<string> => {
  const { body } = await person.call<{ addressId: string }>('POST', PATH, bookAddress({ city }));
  return `${PATH}/${body.addressId}`;
};

async function billTo({ database }: AccountState): Promise<void> {
  const [entry] = await database.read.select().from(consumerAddress);
  if (entry === undefined) throw new TypeError('the book is empty');
  await database.read.insert(savedInstrument).values({
    id: 'pi-1',
    consumerNo: entry.consumerNo,
    method: 'CREDIT_CARD',
    providerToken: 'token-1',
    card: { type: 'VISA', lastFour: '4242', expirationMonth: 9, expirationYear: 2029 },
    addressId: entry.id,
    currency: 'USD',
    createdAt: new Date('2026-05-01T12:00:00Z'),
  });
}

export const cases: ContractCases<AccountState> = {
  addAddress: {
    201: ({ person }) => person.call('POST', PATH, bookAddress()),
    403: ({ gone }) => gone.call('POST', PATH, bookAddress()),
    409: async (state) => {
      await added(state);
      return state.person.call('POST', PATH, bookAddress());
    },
  },
  updateAddress: {
    200: async (state) => state.person.call('PUT', await added(state), bookAddress({ city: 'Salem' })),
    403: ({ gone }) => gone.call('PUT', NOWHERE, bookAddress()),
    404: ({ person }) => person.call('PUT', NOWHERE, bookAddress()),
    409: async (state) => {
      await added(state, 'Salem');
      return state.person.call('PUT', await added(state), bookAddress({ city: 'Salem' }));
    },
  },
  removeAddress: {
    200: async (state) => state.person.call('DELETE', await added(state)),
    403: ({ guest }) => guest.call('DELETE', NOWHERE),
    404: ({ person }) => person.call('DELETE', NOWHERE),
    409: async (state) => {
      const path = await added(state);
      await billTo(state);
      return state.person.call('DELETE', path);
    },
  },
};
