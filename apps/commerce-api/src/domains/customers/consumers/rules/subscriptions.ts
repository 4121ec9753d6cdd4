import type { SubscriptionChoice } from '@haberdash/api-client/consumers';
import { checkValue, email as emailRule, maxLength, required } from '@haberdash/validation';
import { parsePhone } from '@haberdash/phone';

import type { ConsumerRow } from '../objects.ts';
import type { SubscriptionRow } from '../repository.ts';

/** The part of a choice that says where the news should go. */
type Addressed = Pick<SubscriptionChoice, 'channel' | 'recipient'>;

/** An e-mail address in lower case; none for what is none. */
export const mailRecipient = (text: string): string | undefined =>
  checkValue(text, [required, emailRule, maxLength(100)]) === undefined
    ? text.trim().toLowerCase()
    : undefined;

/** A phone in the international form; none for a number that its country does not have. */
export function smsRecipient(text: string, countryCode: string): string | undefined {
  const { valid, international } = parsePhone(text, { countryCode });
  return valid ? international : undefined;
}

/** Where a subscription of somebody goes: to the recipient that is named, else to the address or phone of the profile. */
export function recipientOf(
  { channel, recipient }: Addressed,
  { email, phone }: Pick<ConsumerRow, 'email' | 'phone'>,
  countryCode: string,
): string | undefined {
  if (channel === 'email') return mailRecipient(recipient ?? email);
  return smsRecipient(recipient ?? phone ?? '', countryCode);
}

/**
 * What a choice does to the subscription that is there: nothing when it says the same again, and an opt-in begins anew
 * for another recipient, who has not confirmed.
 */
export function checkChoice(
  known: Pick<SubscriptionRow, 'optin' | 'recipient'> | undefined,
  choice: { readonly optin: boolean; readonly recipient: string },
): 'nothing' | 'opt-in' | 'opt-out' {
  if (!choice.optin) return known?.optin === true ? 'opt-out' : 'nothing';
  return known?.optin === true && known.recipient === choice.recipient ? 'nothing' : 'opt-in';
}

/** Whether two choices are about one subscription, of which only one could be meant. */
export const repeatsItself = (choices: readonly Pick<SubscriptionChoice, 'type' | 'channel'>[]): boolean =>
  new Set(choices.map(({ type, channel }) => `${type} ${channel}`)).size < choices.length;
