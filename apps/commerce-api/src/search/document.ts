import type { Language } from '../context/language.ts';
import { words } from './fold.ts';
import { stems } from './stem.ts';

/** Parts of a product by how much a match in them counts, the name most. */
export interface SearchParts {
  readonly A: readonly string[];
  readonly B: readonly string[];
  readonly C: readonly string[];
  readonly D: readonly string[];
}

const MAX_POSITION = 16_000;

/** The text form of a `tsvector`; words hold letters and digits only, so nothing in it needs escaping. */
export function searchDocument(parts: SearchParts, language: Language): string {
  const places = new Map<string, string[]>();
  let position = 1;
  for (const [weight, entries] of Object.entries(parts)) {
    for (const word of entries.flatMap((entry: string) => words(entry))) {
      for (const lexeme of stems(word, language)) {
        const known = places.get(lexeme) ?? [];
        if (known.length < 4) known.push(`${Math.min(position, MAX_POSITION)}${weight}`);
        places.set(lexeme, known);
      }
      position += 1;
    }
  }
  return [...places].map(([lexeme, found]) => `'${lexeme}':${found.join(',')}`).join(' ');
}
