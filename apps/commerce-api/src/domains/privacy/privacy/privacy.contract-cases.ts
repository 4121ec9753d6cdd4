import type { PeopleCases, PeopleWorld } from '../../customers/consumers/people-world.fixtures.ts';

const DATA = '/consumers-v3/consumer/data';
const DELETION = '/consumers-v3/consumer/deletion';
const CONFIRM = '/consumers-v3/deletion/confirm';

/** Requests a deletion and reads the code from the mail. */
export async function deletionCode({
  service,
  person,
}: Pick<PeopleWorld, 'service' | 'person'>): Promise<string> {
  await person.call('POST', DELETION);
  await service.checkout.reconcile();
  return /code=([\w-]+)/.exec(service.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

export const cases: PeopleCases = {
  getConsumerData: {
    200: ({ person }) => person.call('GET', DATA),
    403: ({ guest }) => guest.call('GET', DATA),
  },
  requestDeletion: {
    200: ({ person }) => person.call('POST', DELETION),
    403: ({ gone }) => gone.call('POST', DELETION),
  },
  confirmDeletion: {
    200: async (world) => world.guest.call('POST', CONFIRM, { code: await deletionCode(world) }),
    404: ({ guest }) => guest.call('POST', CONFIRM, { code: 'x'.repeat(22) }),
  },
};
