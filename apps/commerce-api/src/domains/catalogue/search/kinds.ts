import type { Language } from '../../../shared/text.ts';
import { words } from './fold.ts';
import { stem } from './stem.ts';
import { LANGUAGE_WORDS } from './words/index.ts';

/** Product kinds by the head of their names: "jacket" of "rain jacket". */
export interface Kinds {
  /** The kinds of a stem: itself, and heads that it ends with, "Hose" for "Wanderhose". */
  named(lexeme: string): readonly string[];
  hasPrefix(beginning: string): boolean;
}

const SHORTEST_HEAD = 3;
const SHORTEST_REST = 2;

/** What follows these words describes a product, not its kind. */
const JOINTS = new Set(['mit', 'aus', 'fur', 'for', 'with']);

/** The head is last in Germanic languages, first in Romance ones. */
function headOf(label: string, language: Language): string | undefined {
  const all = words(label);
  if (language !== 'de' && language !== 'en') return all[0];
  const joint = all.findIndex((word) => JOINTS.has(word));
  return all.slice(0, joint < 0 ? undefined : joint).at(-1);
}

export function createKinds(labels: readonly string[], language: Language): Kinds {
  const heads = new Set<string>();
  for (const label of labels) {
    const head = headOf(label, language);
    if (head !== undefined && !/^\d/.test(head)) heads.add(stem(head, language));
  }
  const apart = words(LANGUAGE_WORDS[language].apart).map((word) => stem(word, language));
  const isApart = (lexeme: string, head: string): boolean =>
    apart.some((word) => head.endsWith(word) && word !== lexeme && word.endsWith(lexeme));
  const isNamedBy = (lexeme: string, head: string): boolean =>
    head === lexeme ||
    (lexeme.length >= SHORTEST_HEAD &&
      head.length >= lexeme.length + SHORTEST_REST &&
      head.endsWith(lexeme) &&
      !isApart(lexeme, head));
  return {
    named: (lexeme) => [...heads].filter((head) => isNamedBy(lexeme, head)),
    hasPrefix: (beginning) => [...heads].some((head) => head.startsWith(beginning)),
  };
}
