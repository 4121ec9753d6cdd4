const FIRST = [
  'Skar',
  'Brae',
  'Tarn',
  'Storr',
  'Glen',
  'Ulv',
  'Isen',
  'Rann',
  'Corrie',
  'Eld',
  'Hest',
  'Myr',
  'Osk',
  'Ravn',
  'Sel',
  'Tind',
  'Varg',
  'Vind',
  'Birk',
  'Dal',
  'Elv',
  'Grim',
  'Hav',
  'Jor',
  'Krag',
  'Lyng',
  'Mork',
  'Nes',
  'Orm',
  'Pell',
  'Reid',
  'Sno',
  'Torv',
  'Urd',
  'Veg',
  'Ask',
  'Bjel',
  'Fen',
] as const;
const LAST = [
  'mere',
  'holm',
  'wick',
  'rind',
  'sund',
  'gard',
  'moor',
  'heim',
  'ness',
  'stad',
  'lund',
  'dale',
  'bekk',
  'voll',
  'strand',
  'crag',
  'tarn',
  'hollow',
  'rigg',
  'combe',
  'haven',
  'ward',
  'brook',
] as const;

/** Number of unique words. */
const MODEL_WORDS = FIRST.length * LAST.length;

/** An invented place name for the n-th model; kinds start at different offsets. */
export function modelWord(ordinal: number, kindOffset: number): string {
  const place = (ordinal * 383 + kindOffset * 61) % MODEL_WORDS;
  const first = FIRST[place % FIRST.length] ?? FIRST[0];
  const last = LAST[Math.floor(place / FIRST.length) % LAST.length] ?? LAST[0];
  return first.toLowerCase() === last ? `${first}rigg` : `${first}${last}`;
}
