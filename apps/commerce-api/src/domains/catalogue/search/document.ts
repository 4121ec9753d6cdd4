import type { Language } from '../../../shared/text.ts';
import { words } from './fold.ts';
import { stem } from './stem.ts';

/** Parts of a product by weight, the name highest. */
export interface SearchParts {
  readonly A: readonly string[];
  readonly B: readonly string[];
  readonly C: readonly string[];
  readonly D: readonly string[];
}

const MAX_POSITION = 16_000;
const REMEMBERED = 20_000;

const known = new Map<string, readonly string[]>();

/** Lexemes of a text, memoized because products share phrases. */
function lexemesOf(text: string, language: Language): readonly string[] {
  const key = `${language} ${text}`;
  const found = known.get(key) ?? words(text).map((word) => stem(word, language));
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, found);
  return found;
}

/** The text form of a `tsvector`; words are letters and digits, so nothing is escaped. */
export function searchDocument(parts: SearchParts, language: Language): string {
  const places = new Map<string, string[]>();
  let position = 1;
  for (const [weight, entries] of Object.entries(parts)) {
    for (const lexeme of entries.flatMap((entry: string) => lexemesOf(entry, language))) {
      const own = places.get(lexeme) ?? [];
      if (own.length < 4) own.push(`${Math.min(position, MAX_POSITION)}${weight}`);
      places.set(lexeme, own);
      position += 1;
    }
  }
  return [...places].map(([lexeme, found]) => `'${lexeme}':${found.join(',')}`).join(' ');
}
