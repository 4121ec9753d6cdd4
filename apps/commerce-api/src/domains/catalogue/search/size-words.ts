import type { Reader } from '../catalogue/cards.ts';
import { sizeLabel } from '../catalogue/sizes.ts';
import { words } from './fold.ts';
import { sizesMeasured } from './measure-words.ts';
import { LANGUAGE_WORDS } from './words/index.ts';

const LETTERS = /^(?:x{0,2}s|m|x{0,2}l|3xl)$/;
const NUMBER = /^\d{1,4}(?:[.,]5)?$/;
/** Ids of shoes and socks contain the European size. */
const EUROPEAN = /^[WMKF](\d{2})$/;

/** True for a word that announces a size: "size", "Größe". */
export const isSizeWord = (word: string, { language }: Reader): boolean =>
  words(LANGUAGE_WORDS[language].size).includes(word);

/** A single letter means a size only where one is expected. */
export const isSizeLetter = (token: string): boolean => /^[sml]$/i.test(token);

const firstNumber = (label: string): string | undefined => /\d+(?:[.,]5)?/.exec(label)?.[0].replace(',', '.');

/** The sizes that a word names: letters, local or European shoe numbers, waists, amounts with a unit. */
export function sizesNamed(token: string, ids: readonly string[], reader: Reader): string[] {
  const word = token.toLowerCase();
  if (LETTERS.test(word)) return ids.filter((id) => id === word.toUpperCase());
  const measured = sizesMeasured(word, ids);
  if (measured.length > 0) return measured;
  if (/^\d{2}[x/]\d{2}$/.test(word)) return ids.filter((id) => id === word.replace('/', 'x'));
  if (!NUMBER.test(word)) return [];
  const size = word.replace(',', '.');
  return ids.filter(
    (id) =>
      EUROPEAN.exec(id)?.[1] === size ||
      firstNumber(sizeLabel(id, { edition: reader.edition, countryCode: reader.country })) === size,
  );
}
