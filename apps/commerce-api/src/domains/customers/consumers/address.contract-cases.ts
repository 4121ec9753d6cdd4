import { bookAddress } from '../../../testing/service.ts';
import { savedInstrument } from './saved-instrument-schema.ts';
import { consumerAddress } from './address-schema.ts';
import type { PeopleCases, PeopleWorld } from './people-world.fixtures.ts';

const PATH = '/consumers-v3/consumer/address';
const NOWHERE = `${PATH}/addr-nowhere`;

const added = async ({ person }: PeopleWorld, city = 'Portland'): Promise<string> => {
  const { body } = await person.call<{ addressId: string }>('POST', PATH, bookAddress({ city }));
  return `${PATH}/${body.addressId}`;
};

async function billTo({ database }: PeopleWorld): Promise<void> {
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

export const cases: PeopleCases = {
  addAddress: {
    201: ({ person }) => person.call('POST', PATH, bookAddress()),
    403: ({ gone }) => gone.call('POST', PATH, bookAddress()),
    409: async (world) => {
      await added(world);
      return world.person.call('POST', PATH, bookAddress());
    },
  },
  updateAddress: {
    200: async (world) => world.person.call('PUT', await added(world), bookAddress({ city: 'Salem' })),
    403: ({ gone }) => gone.call('PUT', NOWHERE, bookAddress()),
    404: ({ person }) => person.call('PUT', NOWHERE, bookAddress()),
    409: async (world) => {
      await added(world, 'Salem');
      return world.person.call('PUT', await added(world), bookAddress({ city: 'Salem' }));
    },
  },
  removeAddress: {
    200: async (world) => world.person.call('DELETE', await added(world)),
    403: ({ guest }) => guest.call('DELETE', NOWHERE),
    404: ({ person }) => person.call('DELETE', NOWHERE),
    409: async (world) => {
      const path = await added(world);
      await billTo(world);
      return world.person.call('DELETE', path);
    },
  },
};
