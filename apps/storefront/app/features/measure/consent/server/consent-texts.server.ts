import type { Language, Site } from '../../../../shared/sites/sites.ts';
import de from '../texts/de.json';
import en from '../texts/en.json';
import enUs from '../texts/en-us.json';
import es from '../texts/es.json';
import fr from '../texts/fr.json';
import it from '../texts/it.json';

/** The words of banner and page; only the server has them, because both are written by it. */
export type ConsentTexts = Readonly<Record<keyof typeof en, string>>;

const texts: Readonly<Record<Language, ConsentTexts>> = { de, en, es, fr, it };

const editions: Readonly<Record<string, Partial<ConsentTexts>>> = { 'en-us': enUs };

/** The words of a site; a key that a language misses does not compile. */
export const consentTexts = ({ language, locale }: Pick<Site, 'language' | 'locale'>): ConsentTexts => ({
  ...texts[language],
  ...editions[locale],
});
