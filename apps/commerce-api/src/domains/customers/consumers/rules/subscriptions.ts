import type { SubscriptionChoice } from '@haberdash/api-client/consumers';
import { checkValue, email as emailRule, maxLength, required } from '@haberdash/validation';
import { parsePhone } from '@haberdash/phone';

import type { ConsumerRow } from '../objects.ts';
import type { SubscriptionRow } from '../repository.ts';

type Addressed = Pick<SubscriptionChoice, 'channel' | 'recipient'>;

/** A lower-case e-mail address; undefined for an invalid one. */
export const mailRecipient = (text: string): string | undefined =>
  checkValue(text, [required, emailRule, maxLength(100)]) === undefined
    ? text.trim().toLowerCase()
    : undefined;

/** A phone in international form; undefined for an invalid one. */
export function smsRecipient(text: string, countryCode: string): string | undefined {
  const { valid, international } = parsePhone(text, { countryCode });
  return valid ? international : undefined;
}

/** The recipient of a subscription: the named one, else that of the profile. */
export function recipientOf(
  { channel, recipient }: Addressed,
  { email, phone }: Pick<ConsumerRow, 'email' | 'phone'>,
  countryCode: string,
): string | undefined {
  if (channel === 'email') return mailRecipient(recipient ?? email);
  return smsRecipient(recipient ?? phone ?? '', countryCode);
}

/** The effect of a choice: none when unchanged; a new recipient restarts the opt-in. */
export function checkChoice(
  known: Pick<SubscriptionRow, 'optin' | 'recipient'> | undefined,
  choice: { readonly optin: boolean; readonly recipient: string },
): 'nothing' | 'opt-in' | 'opt-out' {
  if (!choice.optin) return known?.optin === true ? 'opt-out' : 'nothing';
  return known?.optin === true && known.recipient === choice.recipient ? 'nothing' : 'opt-in';
}

/** Whether two choices are about the same subscription. */
export const repeatsItself = (choices: readonly Pick<SubscriptionChoice, 'type' | 'channel'>[]): boolean =>
  new Set(choices.map(({ type, channel }) => `${type} ${channel}`)).size < choices.length;
