import { LANGUAGES, type Phrase } from '../language.ts';
import type { Json } from './writer.ts';

/** A text in every language and edition. */
export function phraseOf(texts: Json): Phrase {
  const textIn = (language: string): string => {
    const text = texts[language];
    if (typeof text !== 'string' || text.trim() === '') throw new Error(`no text in ${language}`);
    return text;
  };
  const [en, fr, de, es, it] = LANGUAGES;
  const own = (edition: 'en-us' | 'en-ca' | 'fr-ca') =>
    texts[edition] === undefined ? {} : { [edition]: textIn(edition) };
  const english = { en: textIn(en), ...own('en-us'), ...own('en-ca') };
  const french = { fr: textIn(fr), 'fr-ca': textIn(fr), ...own('fr-ca') };
  return [english, french, textIn(de), textIn(es), textIn(it)];
}
