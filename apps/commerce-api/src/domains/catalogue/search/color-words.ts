import { formatText, type Language } from '../../../shared/text.ts';
import { familyLabels } from '../catalogue/messages.ts';
import { words } from './fold.ts';
import { stem } from './stem.ts';
import { LANGUAGE_WORDS } from './words/index.ts';

interface ColorWords {
  readonly families: ReadonlyMap<string, string>;
  readonly shades: ReadonlySet<string>;
}

const known = new Map<Language, ColorWords>();

function readWords(language: Language): ColorWords {
  const { colors, shades } = LANGUAGE_WORDS[language];
  const labels = Object.entries(familyLabels).map(
    ([family, { text }]) => [family, formatText(text, language)] as const,
  );
  return {
    families: new Map(
      [...labels, ...Object.entries(colors)].flatMap(([family, text]) =>
        words(text).flatMap((word) => [
          [word, family],
          [stem(word, language), family],
        ]),
      ),
    ),
    shades: new Set(words(shades)),
  };
}

function wordsOf(language: Language): ColorWords {
  const found = known.get(language) ?? readWords(language);
  known.set(language, found);
  return found;
}

/** True for a modifier of colours such as "light", "dunkel". */
export const isShade = (word: string, language: Language): boolean => wordsOf(language).shades.has(word);

/** The colour family of a folded word in any form, also with a modifier as in "dunkelblau". */
export function colorFamilyOf(word: string, language: Language): string | undefined {
  const { families, shades } = wordsOf(language);
  const bare = [...shades].find((shade) => word.length > shade.length + 2 && word.startsWith(shade));
  const forms = [word, ...(bare === undefined ? [] : [word.slice(bare.length)])];
  return forms.map((form) => families.get(form) ?? families.get(stem(form, language))).find(Boolean);
}
