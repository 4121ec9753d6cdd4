/** Pairs of a lower-case letter and its transliteration. */
const CYRILLIC = `а a б b в v г g д d е e ё e ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts
  ч ch ш sh щ shch ъ - ы y ь - э e ю iu я ia є ie і i ї i ґ g ў u ђ dj ј j љ lj њ nj ћ c џ dz ѓ g ќ k ѕ dz`;
const GREEK = `α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o`;

const LETTERS: ReadonlyMap<string, string> = new Map(
  `${CYRILLIC} ${GREEK}`.split(/\s+/).flatMap((letter, index, signs) => {
    const latin = signs[index + 1] ?? '';
    return index % 2 === 0 ? [[letter, latin === '-' ? '' : latin] as const] : [];
  }),
);

const withoutMarks = (sign: string): string => sign.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Transliterates Cyrillic and Greek; undefined for other scripts. */
export function toLatin(sign: string): string | undefined {
  const lower = sign.toLowerCase();
  const latin = LETTERS.get(lower) ?? LETTERS.get(withoutMarks(lower));
  if (latin === undefined || sign === lower) return latin;
  return `${latin.charAt(0).toUpperCase()}${latin.slice(1)}`;
}
