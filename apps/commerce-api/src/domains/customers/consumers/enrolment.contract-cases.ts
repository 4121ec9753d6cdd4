import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';
import type { AccountState } from '../../../testing/shop-states.fixtures.ts';

const PATH = '/consumers-v3/consumer/retrieveUserData';
const LOOKUP = '/consumers-v3/consumer/lookup';
const email = 'ann@example.org';

interface Challenge {
  readonly challengeId: string;
}

/** Requests a code as a guest and reads it from the mail. */
export async function requestCode(
  { service, guest }: Pick<AccountState, 'service' | 'guest'>,
  address = email,
): Promise<{ readonly challengeId: string; readonly code: string }> {
  const { body } = await guest.call<Challenge>('POST', PATH, { email: address });
  await service.checkout.reconcile();
  const code = /\b\d{6}\b/.exec(service.mails.at(-1)?.text ?? '')?.[0] ?? '';
  return { challengeId: body.challengeId, code };
}

export const cases: ContractCases<AccountState> = {
  retrieveUserData: {
    200: ({ guest }) => guest.call('POST', PATH, { email }),
    403: ({ guest }) =>
      guest.call('POST', PATH, {
        email,
        proof: { challengeId: '00000000-0000-4000-8000-000000000000', code: '000000' },
      }),
    404: async (state) =>
      state.guest.call('POST', PATH, { email, consumerId: 'C-nobody', proof: await requestCode(state) }),
  },
  lookUpConsumer: {
    200: ({ person }) => person.call('GET', LOOKUP),
    403: ({ guest }) => guest.call('GET', LOOKUP),
    404: ({ gone }) => gone.call('GET', LOOKUP),
  },
};
