import type { MessageKey, Translator } from '../../../../shared/i18n/translator.ts';

const TEXTS = {
  profile: 'account.doneProfile',
  password: 'account.donePassword',
  'email-sent': 'account.doneEmailSent',
  'email-kept': 'account.doneEmailUnchanged',
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

export type AccountFlash = keyof typeof TEXTS;

export const isAccountFlash = (text: string): text is AccountFlash => Object.hasOwn(TEXTS, text);

export const flashText = (t: Translator, code: AccountFlash): string => t(TEXTS[code]);
