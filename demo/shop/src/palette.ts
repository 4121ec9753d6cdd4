import { type Phrase, type Texts, texts } from './language.ts';

/** Values of the colour facet. */
const COLOR_FAMILIES = [
  'black',
  'grey',
  'white',
  'beige',
  'brown',
  'green',
  'blue',
  'purple',
  'pink',
  'red',
  'orange',
  'yellow',
] as const;
export type ColorFamily = (typeof COLOR_FAMILIES)[number];

/** Colours of the cloth, the panels and the zips. */
export interface Colorway {
  readonly id: string;
  readonly family: ColorFamily;
  readonly labels: Texts;
  readonly base: string;
  readonly accent: string;
  readonly trim: string;
  /** Muted colours suit everything; vivid ones jackets, shoes and bags. */
  readonly vivid: boolean;
}

type Row = readonly [
  id: string,
  family: ColorFamily,
  labels: Phrase,
  base: string,
  accent: string,
  trim: string,
  vivid?: boolean,
];

const rows: readonly Row[] = [
  ['coal', 'black', ['Coal', 'Charbon', 'Kohle', 'Carbón', 'Carbone'], '#26282b', '#3a3e43', '#8f9aa3'],
  ['raven', 'black', ['Raven', 'Corbeau', 'Rabe', 'Cuervo', 'Corvo'], '#1f2226', '#2c3a3d', '#c9a35a'],
  ['peat', 'black', ['Peat', 'Tourbe', 'Torf', 'Turba', 'Torba'], '#2f2a27', '#4a3f37', '#a98c66'],
  ['slate', 'grey', ['Slate', 'Ardoise', 'Schiefer', 'Pizarra', 'Ardesia'], '#5a646c', '#434b52', '#a7b3ba'],
  ['granite', 'grey', ['Granite', 'Granit', 'Granit', 'Granito', 'Granito'], '#7d8183', '#5b6062', '#d5d4cf'],
  ['mist', 'grey', ['Mist', 'Brume', 'Nebel', 'Bruma', 'Foschia'], '#b9c0c3', '#8e989d', '#56636b'],
  ['pewter', 'grey', ['Pewter', 'Étain', 'Zinn', 'Peltre', 'Peltro'], '#8b8f92', '#686c70', '#e0b25a'],
  ['chalk', 'white', ['Chalk', 'Craie', 'Kreide', 'Tiza', 'Gesso'], '#ecebe5', '#cfcdc3', '#7b8a8f'],
  ['birch', 'white', ['Birch', 'Bouleau', 'Birke', 'Abedul', 'Betulla'], '#e4dfd3', '#bdb5a3', '#5d5a50'],
  ['snowfield', 'white', ['Snowfield', 'Névé', 'Firn', 'Nevero', 'Nevaio'], '#eef0ef', '#c7d2d6', '#4f6f82'],
  ['oat', 'beige', ['Oat', 'Avoine', 'Hafer', 'Avena', 'Avena'], '#d6c7ab', '#b49f7c', '#5f5340'],
  ['dune', 'beige', ['Dune', 'Dune', 'Düne', 'Duna', 'Duna'], '#c4ae8a', '#9c8560', '#3f4a47'],
  [
    'driftwood',
    'beige',
    ['Driftwood', 'Bois flotté', 'Treibholz', 'Madera de deriva', 'Legno di mare'],
    '#b7a792',
    '#8d7d69',
    '#465257',
  ],
  [
    'limestone',
    'beige',
    ['Limestone', 'Calcaire', 'Kalkstein', 'Caliza', 'Calcare'],
    '#cdc6b7',
    '#a39b89',
    '#6b4f3a',
  ],
  ['saddle', 'brown', ['Saddle', 'Sellier', 'Sattel', 'Cuero', 'Cuoio'], '#8a5f3d', '#6a472c', '#d9b98a'],
  ['bark', 'brown', ['Bark', 'Écorce', 'Rinde', 'Corteza', 'Corteccia'], '#5c4636', '#453428', '#b78d5a'],
  [
    'chestnut',
    'brown',
    ['Chestnut', 'Châtaigne', 'Kastanie', 'Castaña', 'Castagna'],
    '#6f4030',
    '#532f24',
    '#c79a6c',
  ],
  ['walnut', 'brown', ['Walnut', 'Noyer', 'Walnuss', 'Nogal', 'Noce'], '#6e5844', '#504031', '#9fb0a2'],
  ['pine', 'green', ['Pine', 'Pin', 'Kiefer', 'Pino', 'Pino'], '#2f4a40', '#21362f', '#c7a45b'],
  ['moss', 'green', ['Moss', 'Mousse', 'Moos', 'Musgo', 'Muschio'], '#6b7449', '#4e5636', '#d8c58c'],
  ['lichen', 'green', ['Lichen', 'Lichen', 'Flechte', 'Liquen', 'Lichene'], '#9aa583', '#737e60', '#4b4f45'],
  [
    'juniper',
    'green',
    ['Juniper', 'Genévrier', 'Wacholder', 'Enebro', 'Ginepro'],
    '#4c6659',
    '#374b42',
    '#b9c6b4',
  ],
  ['fern', 'green', ['Fern', 'Fougère', 'Farn', 'Helecho', 'Felce'], '#577a4d', '#3f5a39', '#e1cf86', true],
  ['sage', 'green', ['Sage', 'Sauge', 'Salbei', 'Salvia', 'Salvia'], '#a3ae99', '#7f8b76', '#5d5449'],
  [
    'deep-lake',
    'blue',
    ['Deep Lake', 'Lac profond', 'Tiefer See', 'Lago profundo', 'Lago profondo'],
    '#1f4058',
    '#162e40',
    '#7fa6b5',
  ],
  ['fjord', 'blue', ['Fjord', 'Fjord', 'Fjord', 'Fiordo', 'Fiordo'], '#335f77', '#254758', '#d6b36a'],
  [
    'tarn',
    'blue',
    ['Tarn', 'Lac de montagne', 'Bergsee', 'Ibón', 'Laghetto alpino'],
    '#4d7c8a',
    '#385d68',
    '#e3d5b5',
  ],
  [
    'glacier',
    'blue',
    ['Glacier', 'Glacier', 'Gletscher', 'Glaciar', 'Ghiacciaio'],
    '#9dbac4',
    '#7597a3',
    '#35586a',
  ],
  [
    'night-sky',
    'blue',
    ['Night Sky', 'Ciel de nuit', 'Nachthimmel', 'Cielo nocturno', 'Cielo notturno'],
    '#242f45',
    '#1a2233',
    '#c08457',
  ],
  [
    'harbour',
    'blue',
    ['Harbour', 'Vieux-port', 'Hafen', 'Puerto viejo', 'Porto vecchio'],
    '#3d5573',
    '#2c3f57',
    '#c6cdd3',
  ],
  [
    'cornflower',
    'blue',
    ['Cornflower', 'Bleuet', 'Kornblume', 'Aciano', 'Fiordaliso'],
    '#5f7fae',
    '#466290',
    '#f0d9a4',
    true,
  ],
  [
    'heather',
    'purple',
    ['Heather', 'Bruyère', 'Heidekraut', 'Brezo', 'Erica'],
    '#7d6781',
    '#5d4b61',
    '#cdbfca',
  ],
  [
    'bilberry',
    'purple',
    ['Bilberry', 'Myrtille', 'Heidelbeere', 'Arándano', 'Mirtillo'],
    '#463a5a',
    '#342a44',
    '#b49ac0',
  ],
  ['thistle', 'purple', ['Thistle', 'Chardon', 'Distel', 'Cardo', 'Cardo'], '#a18fae', '#7a6a87', '#4a4053'],
  [
    'dog-rose',
    'pink',
    ['Dog Rose', 'Églantine', 'Heckenrose', 'Escaramujo', 'Rosa canina'],
    '#c68d8d',
    '#a06a6c',
    '#5b4144',
  ],
  [
    'clay-rose',
    'pink',
    ['Clay Rose', 'Argile rose', 'Tonrose', 'Arcilla rosa', 'Argilla rosa'],
    '#b98476',
    '#94645a',
    '#e9d8c8',
  ],
  [
    'rowan',
    'red',
    ['Rowan', 'Sorbier', 'Vogelbeere', 'Serbal', 'Sorbo'],
    '#a13d34',
    '#7a2c27',
    '#e2b06b',
    true,
  ],
  ['oxide', 'red', ['Oxide', 'Oxyde', 'Oxid', 'Óxido', 'Ossido'], '#87432f', '#653122', '#d3b08c'],
  [
    'cranberry',
    'red',
    ['Cranberry', 'Canneberge', 'Cranberry', 'Arándano rojo', 'Mirtillo rosso'],
    '#7c2f3b',
    '#5d222c',
    '#d7a9a0',
  ],
  ['ember', 'orange', ['Ember', 'Braise', 'Glut', 'Brasa', 'Brace'], '#c4622d', '#974a20', '#2f3a40', true],
  ['rust', 'orange', ['Rust', 'Rouille', 'Rost', 'Herrumbre', 'Ruggine'], '#a65a35', '#7e4327', '#e6cfa3'],
  [
    'apricot',
    'orange',
    ['Apricot', 'Abricot', 'Aprikose', 'Albaricoque', 'Albicocca'],
    '#d79a6a',
    '#b07748',
    '#56483d',
  ],
  [
    'larch',
    'yellow',
    ['Larch', 'Mélèze', 'Lärche', 'Alerce', 'Larice'],
    '#c9963a',
    '#9d742a',
    '#34423d',
    true,
  ],
  ['straw', 'yellow', ['Straw', 'Paille', 'Stroh', 'Paja', 'Paglia'], '#d8c07a', '#ae9857', '#544d3a'],
];

export const COLORWAYS: readonly Colorway[] = rows.map(([id, family, labels, base, accent, trim, vivid]) => ({
  id,
  family,
  labels: texts(labels),
  base,
  accent,
  trim,
  vivid: vivid === true,
}));
