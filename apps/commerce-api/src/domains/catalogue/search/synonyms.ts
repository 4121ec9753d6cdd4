import type { Language } from '../../../shared/text.ts';
import { words } from './fold.ts';
import { stem } from './stem.ts';
import { LANGUAGE_WORDS } from './words/index.ts';

type Neighbours = (lexeme: string) => readonly string[];

function index(groups: readonly string[], language: Language): Neighbours {
  const found = new Map<string, string[]>();
  for (const group of groups) {
    const stems = words(group).map((word) => stem(word, language));
    for (const own of new Set(stems))
      found.set(own, [...(found.get(own) ?? []), ...stems.filter((other) => other !== own)]);
  }
  return (lexeme) => found.get(lexeme) ?? [];
}

const perLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: make('en'),
  fr: make('fr'),
  de: make('de'),
  es: make('es'),
  it: make('it'),
});

const things = perLanguage((language) => index(LANGUAGE_WORDS[language].synonyms, language));
const helps = perLanguage((language) => index(LANGUAGE_WORDS[language].help, language));
const meanings = perLanguage(
  (language) =>
    new Map(
      Object.entries(LANGUAGE_WORDS[language].meanings).flatMap(([word, meaning]) =>
        words(word).map((own) => [stem(own, language), words(meaning).map((part) => stem(part, language))]),
      ),
    ),
);

export const synonymsOf = (lexeme: string, language: Language): readonly string[] => things[language](lexeme);

/** Stems that lead to the same help page. */
export const helpSynonymsOf = (lexeme: string, language: Language): readonly string[] =>
  helps[language](lexeme);

/** The stems that a stem is composed of: "raincoat" is "rain" and "jacket". */
export const meaningOf = (lexeme: string, language: Language): readonly string[] | undefined =>
  meanings[language].get(lexeme);
