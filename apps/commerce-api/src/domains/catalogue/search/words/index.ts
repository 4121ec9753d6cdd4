import type { Language } from '../../../../shared/text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { LanguageWords } from './language-words.ts';

export const LANGUAGE_WORDS: Readonly<Record<Language, LanguageWords>> = { en, fr, de, es, it };
