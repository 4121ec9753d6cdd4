import { editionOf, languageOf, formatText } from '../../../shared/text.ts';
import type { Mail } from '../../../providers/mail/provider.ts';
import type { TextMessage } from '../../../providers/sms/provider.ts';
import type { SubscriptionRow } from '../../customers/index.ts';
import { letter } from './letter.ts';
import { subscriptionMessages as messages } from './subscription-messages.ts';

/** Double opt-in by mail or text message. */
export function subscriptionConfirmation(
  id: string,
  { locale, recipient: to, channel }: Pick<SubscriptionRow, 'locale' | 'recipient' | 'channel'>,
  siteUrl: string,
  code: string,
): Mail | TextMessage {
  const edition = editionOf(locale);
  const url = `${siteUrl}/subscriptions/confirm?code=${encodeURIComponent(code)}`;
  if (channel === 'sms')
    return { id, to, language: languageOf(locale), text: formatText(messages.smsText, edition, { url }) };
  return letter({
    id,
    to,
    locale,
    title: formatText(messages.subject, edition),
    paragraphs: [formatText(messages.question, edition)],
    action: { label: formatText(messages.confirm, edition), url },
    note: formatText(messages.notMeant, edition),
  });
}
