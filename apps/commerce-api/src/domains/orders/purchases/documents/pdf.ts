import PDFDocument from 'pdfkit';

import { toLatin } from './latin.ts';

/** A page to be drawn on; sizes are points, of which 72 are an inch. */
export type Page = PDFKit.PDFDocument;

/** What a document is, beside what is drawn on it. */
export interface PdfParts {
  readonly title: string;
  readonly language: string;
  /** When what it says became so: the same document is the same bytes. */
  readonly createdAt: Date;
  /** Off in tests, which read the text back. */
  readonly compress?: boolean;
}

/** Letters of our languages' neighbours that the built-in fonts lack, as their readers write them without. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  ı: 'i',
  ő: 'ö',
  Ő: 'Ö',
  ű: 'ü',
  Ű: 'Ü',
  '\u202F': '\u00A0',
  '\u2009': ' ',
  '\u2212': '-',
};

/** Signs of the code page 1252, which the built-in fonts have. */
const IN_FONT = /^[\n\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u;

/**
 * A text in signs that the built-in fonts can show: a letter that they lack loses its mark (ń becomes n), Cyrillic and
 * Greek are written in Latin letters, and a sign of another script becomes a question mark, which a reader sees, and
 * not nothing.
 */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) => {
    if (IN_FONT.test(sign)) return sign;
    const plain = PLAIN[sign] ?? toLatin(sign) ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return Array.from(plain).every((each) => IN_FONT.test(each)) ? plain : '?';
  }).join('');

/** Makes a PDF of one or more pages. */
export function makePdf(
  { title, language, createdAt, compress }: PdfParts,
  draw: (page: Page) => void,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const page = new PDFDocument({
      size: 'A4',
      margin: 50,
      lang: language,
      displayTitle: true,
      info: { Title: printable(title), CreationDate: createdAt, Producer: 'Northfell', Creator: 'Northfell' },
      ...(compress === undefined ? {} : { compress }),
    });
    const parts: Buffer[] = [];
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
    draw(page);
    page.end();
  });
}
