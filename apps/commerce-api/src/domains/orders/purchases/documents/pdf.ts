import PDFDocument from 'pdfkit';

import { shop } from '../../../../shared/shop.ts';
import { toLatin } from './latin.ts';

/** A PDF page; sizes are points (1/72 inch). */
export type Page = PDFKit.PDFDocument;

export interface PdfParts {
  readonly title: string;
  readonly language: string;
  /** Fixed, so that the same document is the same bytes. */
  readonly createdAt: Date;
  /** False in tests, which read the text. */
  readonly compress?: boolean;
}

/** Letters of other Latin alphabets that the built-in fonts lack. */
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

/** Code page 1252, which the built-in fonts have. */
const IN_FONT = /^[\n\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u;

/** Text for built-in fonts: marks dropped, Cyrillic and Greek transliterated, others become question marks. */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) => {
    if (IN_FONT.test(sign)) return sign;
    const plain = PLAIN[sign] ?? toLatin(sign) ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return Array.from(plain).every((each) => IN_FONT.test(each)) ? plain : '?';
  }).join('');

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
      info: {
        Title: printable(title),
        CreationDate: createdAt,
        Producer: shop.brand.name,
        Creator: shop.brand.name,
      },
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
