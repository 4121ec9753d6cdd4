import { consumerEnrollment } from '../../customers/consumers/schema.ts';
import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';
import type { AccountState } from '../../../testing/shop-states.fixtures.ts';
import { usAddress } from '../../../testing/service.ts';

const PATH = '/consumers-v3/consumer/payment_instruments';
const NOWHERE = `${PATH}/pi-nowhere`;
const page = { referer: 'https://shop.test' };
const giftCard = { payment_method_id: 'GIFT_CARD', code: 'GC7730014820', pin: '0412' };
const reward = { payment_method_id: 'REWARD_CODE', points: 1_000 };

interface Saved {
  readonly card: { readonly paymentInstrumentId: string };
}

/** A card entered in the payment frame, ready to be saved. */
export async function typedCard({ person }: Pick<AccountState, 'person'>): Promise<object> {
  const { body } = await person.call<{ sessionID: string }>('POST', `${PATH}/session`, page);
  return { payment_method_id: 'CREDIT_CARD', sessionID: body.sessionID, billingAddress: usAddress() };
}

const saved = async (state: AccountState): Promise<string> => {
  const { body } = await state.person.call<Saved>('POST', PATH, await typedCard(state));
  return `${PATH}/${body.card.paymentInstrumentId}`;
};

/** Makes the account a member of the loyalty programme. */
export const join = ({ database }: Pick<AccountState, 'database'>, consumerNo: string, points: number) =>
  database.read.insert(consumerEnrollment).values({
    consumerNo,
    type: 'LOYALTY',
    memberId: `M-${consumerNo}`,
    status: 'CONFIRMED',
    points,
    enrolledAt: new Date('2026-01-01T00:00:00Z'),
  });

export const cases: ContractCases<AccountState> = {
  createCardSession: {
    201: ({ person }) => person.call('POST', `${PATH}/session`, page),
    403: ({ guest }) => guest.call('POST', `${PATH}/session`, page),
  },
  getSavedPaymentInstruments: {
    200: ({ person }) => person.call('GET', PATH),
    403: ({ person }) => person.call('GET', `${PATH}?payment_method_id=REWARD_CODE`),
  },
  savePaymentInstrument: {
    201: async (state) => state.person.call('POST', PATH, await typedCard(state)),
    403: ({ person }) => person.call('POST', PATH, reward),
    404: async (state) => {
      const { billingAddress: _none, ...card } = { billingAddress: 0, ...(await typedCard(state)) };
      return state.person.call('POST', PATH, { ...card, addressId: 'addr-nowhere' });
    },
    409: async ({ person }) => {
      await person.call('POST', PATH, giftCard);
      return person.call('POST', PATH, giftCard);
    },
  },
  updateSavedPaymentInstrument: {
    200: async (state) => state.person.call('PATCH', await saved(state), { main: true }),
    403: ({ gone }) => gone.call('PATCH', NOWHERE, { main: true }),
    404: ({ person }) => person.call('PATCH', NOWHERE, { main: true }),
  },
  removeSavedPaymentInstrument: {
    200: async (state) => state.person.call('DELETE', await saved(state)),
    403: ({ guest }) => guest.call('DELETE', NOWHERE),
    404: ({ person }) => person.call('DELETE', NOWHERE),
  },
};
