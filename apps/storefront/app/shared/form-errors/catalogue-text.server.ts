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

/** The text of the error catalogue, else the service's message; undefined where only an engineer would understand it. */
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
