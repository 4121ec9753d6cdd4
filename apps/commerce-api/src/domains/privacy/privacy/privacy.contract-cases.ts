import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';
import type { AccountState } from '../../../testing/shop-states.fixtures.ts';

const DATA = '/consumers-v3/consumer/data';
const DELETION = '/consumers-v3/consumer/deletion';
const CONFIRM = '/consumers-v3/deletion/confirm';

/** Requests a deletion and reads the code from the mail. */
export async function deletionCode({
  service,
  person,
}: Pick<AccountState, 'service' | 'person'>): Promise<string> {
  await person.call('POST', DELETION);
  await service.checkout.reconcile();
  return /code=([\w-]+)/.exec(service.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

export const cases: ContractCases<AccountState> = {
  getConsumerData: {
    200: ({ person }) => person.call('GET', DATA),
    403: ({ guest }) => guest.call('GET', DATA),
  },
  requestDeletion: {
    200: ({ person }) => person.call('POST', DELETION),
    403: ({ gone }) => gone.call('POST', DELETION),
  },
  confirmDeletion: {
    200: async (state) => state.guest.call('POST', CONFIRM, { code: await deletionCode(state) }),
    404: ({ guest }) => guest.call('POST', CONFIRM, { code: 'x'.repeat(22) }),
  },
};
