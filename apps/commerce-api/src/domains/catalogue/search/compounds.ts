import type { Language } from '../../../shared/text.ts';
import { stem } from './stem.ts';
import { synonymsOf } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

const SHORTEST_PART = 3;
/** From this length on a prefix of a shop word matches, as "Winter" of "Winterparka". */
const SHORTEST_BEGINNING = 4;
/** German linking sounds, as in "Arbeit-s-hose". */
const LINKS = ['', 's', 'n', 'en', 'es', 'er'] as const;

/** Splits an unknown compound before a kind that the shop sells: "Winterjacke". */
export function splitCompound(
  word: string,
  language: Language,
  vocabulary: Vocabulary,
): readonly [string, string] | undefined {
  const isKind = (lexeme: string): boolean =>
    [lexeme, ...synonymsOf(lexeme, language)].some((each) => vocabulary.kinds.named(each).length > 0);
  const isKnown = (lexeme: string): boolean =>
    vocabulary.has(lexeme) ||
    (lexeme.length >= SHORTEST_BEGINNING && vocabulary.knows(lexeme)) ||
    synonymsOf(lexeme, language).some((each) => vocabulary.knows(each));
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const head = stem(word.slice(at), language);
    if (!isKind(head)) continue;
    const rest = word.slice(0, at);
    const modifier = LINKS.filter((link) => rest.endsWith(link) && rest.length - link.length >= SHORTEST_PART)
      .map((link) => stem(rest.slice(0, rest.length - link.length), language))
      .find(isKnown);
    if (modifier !== undefined) return [modifier, head];
  }
  return undefined;
}
