import type { Mail } from '../../../providers/mail/provider.ts';
import { editionOf, formatText } from '../../../shared/text.ts';
import { letter } from './letter.ts';
import { identityMessages as messages } from './identity-messages.ts';

export interface PasswordReset {
  readonly email: string;
  readonly locale: string;
  readonly code: string;
}

export function passwordReset(id: string, { email, locale, code }: PasswordReset, shopUrl: string): Mail {
  const edition = editionOf(locale);
  return letter({
    id,
    to: email,
    locale,
    title: formatText(messages.resetSubject, edition),
    paragraphs: [formatText(messages.resetText, edition), formatText(messages.resetTime, edition)],
    action: {
      label: formatText(messages.resetLink, edition),
      url: `${shopUrl}/${locale}/reset-password?code=${encodeURIComponent(code)}`,
    },
    note: formatText(messages.resetNotYou, edition),
  });
}
