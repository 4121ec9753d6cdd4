import type { MessageKey, Translator } from '../../../../shared/i18n/translator.ts';

const TEXTS = {
  profile: 'account.doneProfile',
  password: 'account.donePassword',
  'email-sent': 'account.doneEmailSent',
  'email-kept': 'account.doneEmailKept',
  'passkey-added': 'account.donePasskeyAdded',
  'passkey-removed': 'account.donePasskeyRemoved',
  'address-added': 'account.doneAddressAdded',
  address: 'account.doneAddress',
  'address-removed': 'account.doneAddressRemoved',
  'address-main': 'account.doneAddressMain',
  cancelled: 'orders.doneCancelled',
  'gift-sent': 'orders.doneGiftSent',
  card: 'account.doneCard',
  'card-main': 'account.doneCardMain',
  'card-expiry': 'account.doneCardExpiry',
  'gift-card': 'account.doneGiftCard',
  reward: 'account.doneReward',
  'payment-removed': 'account.donePaymentRemoved',
  invitation: 'account.doneInvitation',
  news: 'account.doneNews',
  interests: 'account.doneInterests',
  'notification-on': 'account.doneNotificationOn',
  'notification-off': 'account.doneNotificationOff',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** What a form of the account has done. */
export type Done = keyof typeof TEXTS;

/** True for the name of something that a form does. */
export const isDone = (text: string): text is Done => Object.hasOwn(TEXTS, text);

/** What was done, in words. */
export const doneText = (t: Translator, done: Done): string => t(TEXTS[done]);
