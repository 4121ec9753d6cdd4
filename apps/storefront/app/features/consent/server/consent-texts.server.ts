import type { Language } from '../../../shared/sites/sites.ts';
import de from '../texts/de.json';
import en from '../texts/en.json';
import es from '../texts/es.json';
import fr from '../texts/fr.json';
import it from '../texts/it.json';

/** The words of banner and page; only the server has them, because both are written by it. */
export type ConsentTexts = Readonly<Record<keyof typeof en, string>>;

const texts: Readonly<Record<Language, ConsentTexts>> = { de, en, es, fr, it };

/** The words in one language; a key that a language misses does not compile. */
export const consentTexts = (language: Language): ConsentTexts => texts[language];
