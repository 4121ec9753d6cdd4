import type { Language, Site } from '../sites/sites.ts';
import { messages as deBuying } from './languages/de-buying.ts';
import { messages as de } from './languages/de.ts';
import { messages as enBuying } from './languages/en-buying.ts';
import { messages as en } from './languages/en.ts';
import { messages as esBuying } from './languages/es-buying.ts';
import { messages as es } from './languages/es.ts';
import { messages as frBuying } from './languages/fr-buying.ts';
import { messages as fr } from './languages/fr.ts';
import { messages as itBuying } from './languages/it-buying.ts';
import { messages as it } from './languages/it.ts';
import { createTranslator, type MessageTable, type Translator } from './translator.ts';

export type { Translator } from './translator.ts';

const languages: Readonly<Record<Language, MessageTable>> = {
  de: { ...de, ...deBuying },
  en: { ...en, ...enBuying },
  es: { ...es, ...esBuying },
  fr: { ...fr, ...frBuying },
  it: { ...it, ...itBuying },
};
const known = new Map<string, Translator>();

/** The translator of a site, made once per process. */
export function translatorFor(site: Site): Translator {
  let translator = known.get(site.locale);
  if (translator === undefined) {
    const { locale, languageTag, language, currency } = site;
    translator = createTranslator(languages[language], { locale, languageTag, language, currency });
    known.set(site.locale, translator);
  }
  return translator;
}
