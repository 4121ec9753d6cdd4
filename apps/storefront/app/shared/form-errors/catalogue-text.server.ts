import { fillText, findHandling } from '@haberdash/api-client/errors';
import { messages as de } from '@haberdash/api-client/messages/de';
import { messages as en } from '@haberdash/api-client/messages/en';
import { messages as es } from '@haberdash/api-client/messages/es';
import { messages as fr } from '@haberdash/api-client/messages/fr';
import { messages as it } from '@haberdash/api-client/messages/it';
import type { CheckoutError } from '@haberdash/checkout';
import type { Translator } from '../i18n/translator.ts';
import type { Language } from '../sites/sites.ts';

const languages: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de,
  en,
  es,
  fr,
  it,
};

/**
 * What to say of an error for which a screen has no words of its own: the text of the catalogue, and the message of
 * the service for an id that the catalogue does not know. Nothing for what only an engineer would understand.
 */
export function catalogueText(
  t: Translator,
  {
    code,
    messageKey,
    message = '',
    params = {},
  }: Pick<CheckoutError, 'code'> & Partial<Pick<CheckoutError, 'messageKey' | 'message' | 'params'>>,
): string | undefined {
  const handling = findHandling(code);
  const key = messageKey ?? handling?.message;
  if (key === undefined) return message === '' ? undefined : message;
  const text = languages[t.site.language][key];
  if (text === undefined || handling?.area === 'other') return undefined;
  return fillText(text, { ...params });
}
