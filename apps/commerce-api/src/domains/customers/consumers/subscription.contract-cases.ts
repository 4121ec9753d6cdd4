import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';
import type { AccountState } from '../../../testing/shop-states.fixtures.ts';

const PATH = '/consumers-v3/consumer/subscription';
const CONFIRM = '/consumers-v3/subscription/confirm';
const NOTIFY = '/consumers-v3/consumer/notification';
const newsletter = { type: 'Newsletter', channel: 'email', optin: true };
const form = {
  optIn: true,
  campaignName: 'footer',
  email: 'ann@example.org',
  acquisitionType: 'Signup',
};
const choice = {
  requestType: 'DELIVERY',
  organization: 'northfell',
  payload: { channel: 'email', optin: true },
};

/** The code of the last confirmation message. */
export async function requestedCode({ service }: Pick<AccountState, 'service'>): Promise<string> {
  await service.checkout.reconcile();
  const text = [...service.texts, ...service.mails].at(-1)?.text ?? '';
  return /code=([\w-]+)/.exec(text)?.[1] ?? '';
}

export const cases: ContractCases<AccountState> = {
  getSubscriptions: {
    200: ({ person }) => person.call('GET', PATH),
    403: ({ guest }) => guest.call('GET', PATH),
  },
  updateSubscriptions: {
    200: ({ person }) => person.call('PUT', PATH, { subscriptions: [newsletter] }),
    403: ({ gone }) => gone.call('PUT', PATH, { subscriptions: [newsletter] }),
    404: ({ person }) => person.call('PUT', PATH, { subscriptions: [{ ...newsletter, optin: false }] }),
    409: ({ person }) => person.call('PUT', PATH, { subscriptions: [newsletter, newsletter] }),
  },
  subscribe: {
    201: ({ guest }) => guest.call('POST', PATH, form),
    409: ({ guest }) => guest.call('POST', PATH, { ...form, optIn: false }),
  },
  confirmSubscription: {
    200: async (state) => {
      await state.guest.call('POST', PATH, form);
      return state.guest.call('POST', CONFIRM, { code: await requestedCode(state) });
    },
    404: ({ guest }) => guest.call('POST', CONFIRM, { code: 'x'.repeat(22) }),
  },
  setNotification: {
    200: ({ person }) => person.call('PUT', NOTIFY, choice),
    403: ({ guest }) => guest.call('PUT', NOTIFY, choice),
    409: ({ person }) => person.call('PUT', NOTIFY, { ...choice, payload: { channel: 'sms', optin: true } }),
  },
};
