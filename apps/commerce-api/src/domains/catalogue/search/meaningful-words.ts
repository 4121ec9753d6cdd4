import type { Language } from '../../../shared/text.ts';
import { words } from './fold.ts';
import { LANGUAGE_WORDS } from './words/index.ts';

const MAX_WORDS = 10;
const MAX_WORD_LENGTH = 40;

const silentWords = new Map<Language, ReadonlySet<string>>();

function silentIn(language: Language): ReadonlySet<string> {
  const found = silentWords.get(language) ?? new Set(words(LANGUAGE_WORDS[language].silent));
  silentWords.set(language, found);
  return found;
}

/** The distinct meaningful words of a text, limited in number. */
export const meaningfulWords = (text: string, language: Language): string[] =>
  [...new Set(words(text.slice(0, 400)))]
    .filter((word) => word.length <= MAX_WORD_LENGTH && !silentIn(language).has(word))
    .slice(0, MAX_WORDS);
