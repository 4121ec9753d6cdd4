import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { create, type Font, type FontCollection } from 'fontkit';

import { printable } from './pdf.ts';

const require = createRequire(import.meta.url);

/** A font package with one style, split by characters. */
interface FontPackage {
  readonly name: string;
  /** Character ranges by file. */
  readonly ranges: string;
  /** Files of the wanted script. */
  readonly files: RegExp;
}

const NUMBERED = /^\[\d+\]$/u;
const CHINESE: FontPackage = {
  name: 'zcool-xiaowei',
  ranges: require.resolve('@fontsource/zcool-xiaowei/unicode.json'),
  files: NUMBERED,
};
const JAPANESE: FontPackage = {
  name: 'kosugi',
  ranges: require.resolve('@fontsource/kosugi/unicode.json'),
  files: NUMBERED,
};
const OTHERS: readonly FontPackage[] = [
  {
    name: 'noto-sans-hebrew',
    ranges: require.resolve('@fontsource/noto-sans-hebrew/unicode.json'),
    files: /^hebrew$/u,
  },
  {
    name: 'noto-sans-arabic',
    ranges: require.resolve('@fontsource/noto-sans-arabic/unicode.json'),
    files: /^arabic$/u,
  },
  { name: 'gowun-dodum', ranges: require.resolve('@fontsource/gowun-dodum/unicode.json'), files: NUMBERED },
];

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A font to embed as a subset. */
export interface ScriptFont {
  readonly name: string;
  readonly file: Buffer;
}

/** Fonts by grapheme; missing ones have no font. */
export type ScriptFonts = ReadonlyMap<string, ScriptFont>;

export const graphemesOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** Whether the built-in fonts lack the letter, even transliterated. */
const isForeign = (grapheme: string): boolean => grapheme !== '?' && printable(grapheme).includes('?');

const holds = (ranges: string, codePoint: number): boolean =>
  ranges.split(',').some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return codePoint >= Number.parseInt(from, 16) && codePoint <= Number.parseInt(to, 16);
  });

/** Reads each list and file once per document. */
function readerOf() {
  const lists = new Map<string, Promise<Record<string, string>>>();
  const files = new Map<string, Promise<{ readonly font: Font | FontCollection; readonly file: Buffer }>>();
  const listOf = (path: string) => {
    const list =
      lists.get(path) ?? readFile(path, 'utf8').then((text): Record<string, string> => JSON.parse(text));
    lists.set(path, list);
    return list;
  };
  const openFile = (path: string) => {
    const opened = files.get(path) ?? readFile(path).then((file) => ({ font: create(file), file }));
    files.set(path, opened);
    return opened;
  };
  return async (
    { name, ranges, files: meant }: FontPackage,
    grapheme: string,
  ): Promise<ScriptFont | undefined> => {
    const points = Array.from(grapheme, (sign) => sign.codePointAt(0) ?? 0);
    const found = Object.entries(await listOf(ranges)).find(
      ([key, held]) => meant.test(key) && points.every((point) => holds(held, point)),
    );
    if (found === undefined) return undefined;
    const fileName = `${name}-${found[0].replaceAll(/[[\]]/gu, '')}-400-normal`;
    const { font, file } = await openFile(ranges.replace('unicode.json', `files/${fileName}.woff`));
    // A font may lack characters of its range.
    if (!('hasGlyphForCodePoint' in font) || !points.every((point) => font.hasGlyphForCodePoint(point)))
      return undefined;
    return { name: fileName, file };
  };
}

/** Fonts for all graphemes that the built-in ones lack. */
export async function fontsOf(texts: readonly string[]): Promise<ScriptFonts> {
  const text = texts.join('\n').normalize('NFC');
  // Shared Han characters take the glyphs of the text's language.
  const packages = [...OTHERS, ...(KANA.test(text) ? [JAPANESE, CHINESE] : [CHINESE, JAPANESE])];
  const fonts = new Map<string, ScriptFont>();
  const fontIn = readerOf();
  for (const grapheme of new Set(graphemesOf(text).filter(isForeign)))
    for (const each of packages) {
      const font = await fontIn(each, grapheme);
      if (font === undefined) continue;
      fonts.set(grapheme, font);
      break;
    }
  return fonts;
}

/** Whether a text prints without question marks. */
export const isPrintableWith = (text: string, fonts: ScriptFonts): boolean =>
  graphemesOf(text.normalize('NFC')).every((grapheme) => fonts.has(grapheme) || !isForeign(grapheme));
