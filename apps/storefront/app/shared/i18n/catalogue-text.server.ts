import { fillText, findHandling } from '@haberdash/api-client/errors';
import { messages as de } from '@haberdash/api-client/messages/de';
import { messages as en } from '@haberdash/api-client/messages/en';
import { messages as es } from '@haberdash/api-client/messages/es';
import { messages as fr } from '@haberdash/api-client/messages/fr';
import { messages as it } from '@haberdash/api-client/messages/it';
import type { Refusal } from '@haberdash/checkout';
import type { Language } from '../sites/sites.ts';
import type { Translator } from './translator.ts';

const languages: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de,
  en,
  es,
  fr,
  it,
};

/**
 * What to say of a refusal for which a screen has no words of its own: the text of the catalogue, and the message of
 * the service for an id that the catalogue does not know. Nothing for what only an engineer would understand.
 */
export function catalogueText(
  t: Translator,
  { code, messageKey, message, params }: Refusal,
): string | undefined {
  if (messageKey === undefined) return message === '' ? undefined : message;
  const text = languages[t.site.language][messageKey];
  if (text === undefined || findHandling(code)?.area === 'other') return undefined;
  return fillText(text, { ...params });
}
