import { sizeLabel } from '@haberdash/commerce-api/domains/catalogue/catalogue/sizes.ts';
import { editionOf } from '@haberdash/commerce-api/shared/text.ts';
import { northAmerican, type Phrase } from '../language.ts';
import { writeRange } from '../measures.ts';
import { ALPHA, HANDS, KIDS_AGES, SHOES, WAISTS } from '../size-runs.ts';
import type { Writer } from './writer.ts';

const WORDS = {
  size: ['Size', 'Taille', 'Größe', 'Talla', 'Taglia'],
  chest: ['Chest', 'Poitrine', 'Brust', 'Pecho', 'Torace'],
  waist: ['Waist', 'Tour de taille', 'Bund', 'Cintura', 'Vita'],
  hips: ['Hips', 'Hanches', 'Hüfte', 'Cadera', 'Fianchi'],
  height: ['Height', 'Stature', 'Körpergröße', 'Estatura', 'Altezza'],
  hand: ['Around the hand', 'Tour de main', 'Handumfang', 'Contorno de mano', 'Circonferenza della mano'],
  foot: ['Foot length', 'Longueur du pied', 'Fußlänge', 'Largo del pie', 'Lunghezza del piede'],
  inseam: [
    northAmerican('Inside leg', 'Inseam'),
    'Entrejambe',
    'Schrittlänge',
    'Entrepierna',
    'Interno gamba',
  ],
  trouserSize: [
    northAmerican('Size (waist × leg)', 'Size (waist × inseam)'),
    'Taille (tour × jambe)',
    'Größe (Bund × Länge)',
    'Talla (cintura × pierna)',
    'Taglia (vita × gamba)',
  ],
  womensTops: [
    'Women: clothing',
    'Femme : vêtements',
    'Damen: Bekleidung',
    'Mujer: ropa',
    'Donna: abbigliamento',
  ],
  mensTops: [
    'Men: clothing',
    'Homme : vêtements',
    'Herren: Bekleidung',
    'Hombre: ropa',
    'Uomo: abbigliamento',
  ],
  kids: [
    'Kids: clothing',
    'Enfant : vêtements',
    'Kinder: Bekleidung',
    'Niños: ropa',
    'Bambini: abbigliamento',
  ],
  womensTrousers: [
    northAmerican('Women: trousers', 'Women: pants'),
    'Femme : pantalons',
    'Damen: Hosen',
    'Mujer: pantalones',
    'Donna: pantaloni',
  ],
  mensTrousers: [
    northAmerican('Men: trousers', 'Men: pants'),
    'Homme : pantalons',
    'Herren: Hosen',
    'Hombre: pantalones',
    'Uomo: pantaloni',
  ],
  womensShoes: ['Women: shoes', 'Femme : chaussures', 'Damen: Schuhe', 'Mujer: calzado', 'Donna: scarpe'],
  mensShoes: ['Men: shoes', 'Homme : chaussures', 'Herren: Schuhe', 'Hombre: calzado', 'Uomo: scarpe'],
  kidsShoes: ['Kids: shoes', 'Enfant : chaussures', 'Kinder: Schuhe', 'Niños: calzado', 'Bambini: scarpe'],
  gloves: ['Gloves', 'Gants', 'Handschuhe', 'Guantes', 'Guanti'],
} as const satisfies Record<string, Phrase>;

/** A rich text table: caption, header row, and rows with a header. */
function tableOf(caption: string, headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = headings.map((heading) => `<th>${heading}</th>`).join('');
  const body = rows
    .map(([first = '', ...rest]) => {
      const cells = rest.map((cell) => `<td>${cell}</td>`).join('');
      return `<tr><th>${first}</th>${cells}</tr>`;
    })
    .join('');
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Centimetres between two sizes. */
const STEP_CM = 6;
const BODY = { women: { chest: 80, waist: 62, hips: 88 }, men: { chest: 84, waist: 72, hips: 86 } } as const;
const MENS_SIZES = ['XS', ...ALPHA.men];
const HAND_FROM_CM = 18;
const HAND_STEP_CM = 1.5;
const INCH_CM = 2.54;

function clothes(writer: Writer, caption: Phrase, gender: 'women' | 'men', sizes: readonly string[]): string {
  const { translate, edition } = writer;
  const written = editionOf(edition.locale);
  const parts = ['chest', 'waist', 'hips'] as const;
  return tableOf(
    translate(caption),
    [translate(WORDS.size), ...parts.map((part) => translate(WORDS[part]))],
    sizes.map((size, index) => [
      size,
      ...parts.map((part) => {
        const from = BODY[gender][part] + index * STEP_CM;
        return writeRange([from, from + STEP_CM], written);
      }),
    ]),
  );
}

function shoes({ translate, edition }: Writer, caption: Phrase, sizes: readonly string[]): string {
  const written = editionOf(edition.locale);
  const labelIn = (id: string, countryCode: string): string =>
    sizeLabel(id, { edition: written, countryCode }).replace(/^(?:EU|UK|US)(?: [WM])? /, '');
  const tables = ['DE', 'GB', 'US'] as const;
  return tableOf(
    translate(caption),
    ['EU', 'UK', 'US', translate(WORDS.foot)],
    sizes.map((id) => [
      ...tables.map((country) => labelIn(id, country)),
      // European shoe sizes count two thirds of a centimetre, on a last longer than the foot.
      writeRange([Math.round((Number(id.slice(1)) / 1.5 - 1) * 10) / 10], written),
    ]),
  );
}

function trousers({ translate, edition }: Writer, caption: Phrase, sizes: readonly string[]): string {
  const written = editionOf(edition.locale);
  const cm = (inches: string): string => writeRange([Math.round(Number(inches) * INCH_CM)], written);
  return tableOf(
    translate(caption),
    [translate(WORDS.trouserSize), translate(WORDS.waist), translate(WORDS.inseam)],
    sizes.flatMap((waist) => ['30', '32'].map((length) => [`${waist} × ${length}`, cm(waist), cm(length)])),
  );
}

function kids({ translate, edition }: Writer): string {
  const written = editionOf(edition.locale);
  return tableOf(
    translate(WORDS.kids),
    [translate(WORDS.size), translate(WORDS.height), translate(WORDS.chest)],
    KIDS_AGES.map((id, index) => {
      const countryCode = edition.locale.slice(3).toUpperCase();
      const chest = 52 + index * 4;
      return [
        sizeLabel(id, { edition: written, countryCode }),
        writeRange([86 + index * 12, 98 + index * 12], written),
        writeRange([chest, chest + 4], written),
      ];
    }),
  );
}

function gloves({ translate, edition }: Writer): string {
  const written = editionOf(edition.locale);
  return tableOf(
    translate(WORDS.gloves),
    [translate(WORDS.size), translate(WORDS.hand)],
    HANDS.map((size, index) => {
      const from = HAND_FROM_CM + index * HAND_STEP_CM;
      return [size, writeRange([from, from + HAND_STEP_CM], written)];
    }),
  );
}

const SIZE_TABLES = {
  women: (writer) => clothes(writer, WORDS.womensTops, 'women', ALPHA.women),
  men: (writer) => clothes(writer, WORDS.mensTops, 'men', MENS_SIZES),
  kids,
  'women-trousers': (writer) => trousers(writer, WORDS.womensTrousers, WAISTS.women),
  'men-trousers': (writer) => trousers(writer, WORDS.mensTrousers, WAISTS.men),
  'women-shoes': (writer) => shoes(writer, WORDS.womensShoes, SHOES.women),
  'men-shoes': (writer) => shoes(writer, WORDS.mensShoes, SHOES.men),
  'kids-shoes': (writer) => shoes(writer, WORDS.kidsShoes, SHOES.kids),
  gloves,
} satisfies Record<string, (writer: Writer) => string>;
type SizeTable = keyof typeof SIZE_TABLES;

export const isSizeTable = (name: string): name is SizeTable => Object.hasOwn(SIZE_TABLES, name);

/** A size table as rich text, in the site's units and size names. */
export const sizeTable = (name: SizeTable, writer: Writer): string => SIZE_TABLES[name](writer);
