import type { Language } from '../../../shared/text.ts';
import type { Category } from '../catalogue/category-tree.ts';
import { editDistance, lettersOf, mayBeNear } from './edit-distance.ts';
import { words } from './fold.ts';
import { meaningfulWords } from './meaningful-words.ts';
import type { Term, Vocabulary } from './vocabulary.ts';

const MAX_TERM_LENGTH = 60;

/** True when every search word is a prefix of a word of the text. */
function matchesPrefixes(terms: readonly string[], text: string): boolean {
  const own = text.split(' ');
  return terms.every((word) => own.some((candidate) => candidate.startsWith(word)));
}

/** The first distinct matching texts of some terms. */
function shown(terms: readonly Term[], count: number, fits: (term: Term) => boolean = () => true): string[] {
  const found = new Set<string>();
  for (const term of terms) {
    if (found.size === count) break;
    if (term.display.length <= MAX_TERM_LENGTH && fits(term)) found.add(term.display);
  }
  return [...found];
}

/** Phrases that complete the input, most frequent first. */
export function completeTerms(
  text: string,
  language: Language,
  vocabulary: Vocabulary,
  count: number,
): string[] {
  const terms = meaningfulWords(text, language);
  if (terms.length === 0) return [];
  return shown(vocabulary.phrases, count, ({ term }) => matchesPrefixes(terms, term));
}

/** Phrases to try without results: similar ones, then the most frequent. */
export function alternativeTerms(
  text: string,
  language: Language,
  vocabulary: Vocabulary,
  count: number,
): string[] {
  const terms = meaningfulWords(text, language).filter((word) => word.length > 3);
  const letters = terms.map(lettersOf);
  const isAlike = (word: string): boolean => {
    const own = lettersOf(word);
    return terms.some(
      (other, at) => mayBeNear(own, letters[at] ?? 0, 2) && editDistance(word, other, 2) <= 2,
    );
  };
  const alike = vocabulary.phrases.filter(({ term }) => term.split(' ').some(isAlike));
  return shown([...alike, ...vocabulary.phrases], count);
}

/** Categories that complete the input, shortest title first, new arrivals and sale last. */
export function completeCategories(
  text: string,
  language: Language,
  categories: readonly Category[],
  count: number,
): Category[] {
  const terms = meaningfulWords(text, language);
  if (terms.length === 0) return [];
  return categories
    .toSorted((a, b) => Number(a.cutsAcross) - Number(b.cutsAcross) || a.title.length - b.title.length)
    .filter(({ title, name }) => matchesPrefixes(terms, words(`${title} ${name}`).join(' ')))
    .slice(0, count);
}
