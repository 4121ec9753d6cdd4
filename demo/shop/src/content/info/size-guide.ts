import { sizeLabel } from '@haberdash/commerce-api/areas/catalogue/sizes.ts';
import { editionOf } from '@haberdash/commerce-api/shared/text.ts';
import { northAmerican, type Phrase } from '../../language.ts';
import { writeRange } from '../../measures.ts';
import { ALPHA, HANDS, KIDS_AGES, SHOES, WAISTS } from '../../size-runs.ts';
import type { Writer } from '../writer.ts';
import { type InfoPage, tableOf } from './page-spec.ts';

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

const HOW: Phrase = [
  '<p>Measure over a thin layer and keep the tape level.</p><ul><li><strong>Chest</strong>: around the fullest part.</li><li><strong>Waist</strong>: where a belt would sit.</li><li><strong>Feet</strong>: stand on a sheet of paper, mark heel and longest toe, and measure between the marks. Leave room for a thick sock.</li><li><strong>Hats and caps</strong>: one size fits heads from {54 cm} to {61 cm}.</li></ul><p>Between two sizes, take the larger one for layering.</p>',
  '<p>Mesurez sur une couche fine, mètre à l’horizontale.</p><ul><li><strong>Poitrine</strong> : au plus fort.</li><li><strong>Taille</strong> : là où passe la ceinture.</li><li><strong>Pieds</strong> : debout sur une feuille, marquez le talon et l’orteil le plus long, puis mesurez l’écart. Prévoyez la place d’une chaussette épaisse.</li><li><strong>Bonnets et casquettes</strong> : taille unique pour un tour de tête de {54 cm} à {61 cm}.</li></ul><p>Entre deux tailles, prenez la plus grande pour superposer les couches.</p>',
  '<p>Messen Sie über einer dünnen Lage und halten Sie das Band waagerecht.</p><ul><li><strong>Brust</strong>: an der stärksten Stelle.</li><li><strong>Bund</strong>: dort, wo ein Gürtel sitzt.</li><li><strong>Füße</strong>: auf ein Blatt stellen, Ferse und längsten Zeh markieren und den Abstand messen. Lassen Sie Platz für eine dicke Socke.</li><li><strong>Mützen und Caps</strong>: eine Größe für Kopfumfang {54 cm} bis {61 cm}.</li></ul><p>Zwischen zwei Größen empfehlen wir die größere, damit eine Lage darunterpasst.</p>',
  '<p>Mide sobre una capa fina y mantén la cinta horizontal.</p><ul><li><strong>Pecho</strong>: por la parte más ancha.</li><li><strong>Cintura</strong>: donde iría el cinturón.</li><li><strong>Pies</strong>: de pie sobre una hoja, marca el talón y el dedo más largo y mide la distancia. Deja espacio para un calcetín grueso.</li><li><strong>Gorros y gorras</strong>: talla única para un contorno de {54 cm} a {61 cm}.</li></ul><p>Entre dos tallas, elige la mayor para llevar capas debajo.</p>',
  '<p>Misura sopra uno strato sottile e tieni il metro orizzontale.</p><ul><li><strong>Torace</strong>: nel punto più ampio.</li><li><strong>Vita</strong>: dove starebbe la cintura.</li><li><strong>Piedi</strong>: in piedi su un foglio, segna il tallone e il dito più lungo e misura la distanza. Lascia spazio per una calza spessa.</li><li><strong>Berretti e cappellini</strong>: taglia unica per una circonferenza da {54 cm} a {61 cm}.</li></ul><p>Tra due taglie, scegli la più grande se vuoi indossare altri strati.</p>',
];

/** Centimetres of the smallest size; every further one begins where the last one ends. */
const STEP_CM = 6;
const BODY = { women: { chest: 80, waist: 62, hips: 88 }, men: { chest: 84, waist: 72, hips: 86 } } as const;
const MENS_SIZES = ['XS', ...ALPHA.men];
const HAND_FROM_CM = 18;
const HAND_STEP_CM = 1.5;
const INCH_CM = 2.54;

function clothes(writer: Writer, caption: Phrase, gender: 'women' | 'men', sizes: readonly string[]): string {
  const { say, edition } = writer;
  const written = editionOf(edition.locale);
  const parts = ['chest', 'waist', 'hips'] as const;
  return tableOf(
    say(caption),
    [say(WORDS.size), ...parts.map((part) => say(WORDS[part]))],
    sizes.map((size, index) => [
      size,
      ...parts.map((part) => {
        const from = BODY[gender][part] + index * STEP_CM;
        return writeRange([from, from + STEP_CM], written);
      }),
    ]),
  );
}

function shoes({ say, edition }: Writer, caption: Phrase, sizes: readonly string[]): string {
  const written = editionOf(edition.locale);
  const labelIn = (id: string, countryCode: string): string =>
    sizeLabel(id, { edition: written, countryCode }).replace(/^(?:EU|UK|US)(?: [WM])? /, '');
  const tables = ['DE', 'GB', 'US'] as const;
  return tableOf(
    say(caption),
    ['EU', 'UK', 'US', say(WORDS.foot)],
    sizes.map((id) => [
      ...tables.map((country) => labelIn(id, country)),
      // A European size counts two thirds of a centimetre, on a last that is longer than the foot.
      writeRange([Math.round((Number(id.slice(1)) / 1.5 - 1) * 10) / 10], written),
    ]),
  );
}

function trousers({ say, edition }: Writer, caption: Phrase, sizes: readonly string[]): string {
  const written = editionOf(edition.locale);
  const cm = (inches: string): string => writeRange([Math.round(Number(inches) * INCH_CM)], written);
  return tableOf(
    say(caption),
    [say(WORDS.trouserSize), say(WORDS.waist), say(WORDS.inseam)],
    sizes.flatMap((waist) => ['30', '32'].map((length) => [`${waist} × ${length}`, cm(waist), cm(length)])),
  );
}

function kids({ say, edition }: Writer): string {
  const written = editionOf(edition.locale);
  return tableOf(
    say(WORDS.kids),
    [say(WORDS.size), say(WORDS.height), say(WORDS.chest)],
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

function gloves({ say, edition }: Writer): string {
  const written = editionOf(edition.locale);
  return tableOf(
    say(WORDS.gloves),
    [say(WORDS.size), say(WORDS.hand)],
    HANDS.map((size, index) => {
      const from = HAND_FROM_CM + index * HAND_STEP_CM;
      return [size, writeRange([from, from + HAND_STEP_CM], written)];
    }),
  );
}

/** Tables of every run of sizes, in the units of the site and with its names of sizes. */
export const SIZE_GUIDE: InfoPage = {
  slug: 'size-guide',
  title: ['Size guide', 'Guide des tailles', 'Größentabelle', 'Guía de tallas', 'Guida alle taglie'],
  text: (writer) =>
    [
      writer.say(HOW),
      clothes(writer, WORDS.womensTops, 'women', ALPHA.women),
      clothes(writer, WORDS.mensTops, 'men', MENS_SIZES),
      kids(writer),
      trousers(writer, WORDS.womensTrousers, WAISTS.women),
      trousers(writer, WORDS.mensTrousers, WAISTS.men),
      shoes(writer, WORDS.womensShoes, SHOES.women),
      shoes(writer, WORDS.mensShoes, SHOES.men),
      shoes(writer, WORDS.kidsShoes, SHOES.kids),
      gloves(writer),
    ].join(''),
};
