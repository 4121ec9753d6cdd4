import type { MessageKey, Translator } from '../../../shared/i18n/translator.ts';

const TEXTS = {
  profile: 'account.doneProfile',
  password: 'account.donePassword',
  'passkey-added': 'account.donePasskeyAdded',
  'passkey-removed': 'account.donePasskeyRemoved',
  'address-added': 'account.doneAddressAdded',
  address: 'account.doneAddress',
  'address-removed': 'account.doneAddressRemoved',
  'address-main': 'account.doneAddressMain',
  cancelled: 'orders.doneCancelled',
  card: 'account.doneCard',
  'card-main': 'account.doneCardMain',
  'card-expiry': 'account.doneCardExpiry',
  'gift-card': 'account.doneGiftCard',
  reward: 'account.doneReward',
  'payment-removed': 'account.donePaymentRemoved',
  invitation: 'account.doneInvitation',
  news: 'account.doneNews',
  interests: 'account.doneInterests',
  notification: 'account.doneNotification',
} as const satisfies Readonly<Record<string, MessageKey>>;

type Done = keyof typeof TEXTS;

const isDone = (text: string): text is Done => Object.hasOwn(TEXTS, text);

/** What was done, from the address that a form led to; a hand-made one that fits nothing says nothing. */
export function doneText(t: Translator, query: URLSearchParams): string | undefined {
  const done = query.get('done') ?? '';
  return isDone(done) ? t(TEXTS[done]) : undefined;
}
