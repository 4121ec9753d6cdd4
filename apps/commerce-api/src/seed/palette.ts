import { type Phrase, type Texts, texts } from './language.ts';

/** Families that the colour facet offers. */
export const COLOR_FAMILIES = [
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

/** A colour as it is dyed: the cloth, the panels beside it and the zips. */
export interface Colorway {
  readonly id: string;
  readonly family: ColorFamily;
  readonly labels: Texts;
  readonly base: string;
  readonly accent: string;
  readonly trim: string;
  /** Muted colours suit everything; vivid ones are for jackets, shoes and bags. */
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
  ['coal', 'black', ['Coal', 'Charbon', 'Kohle'], '#26282b', '#3a3e43', '#8f9aa3'],
  ['raven', 'black', ['Raven', 'Corbeau', 'Rabe'], '#1f2226', '#2c3a3d', '#c9a35a'],
  ['peat', 'black', ['Peat', 'Tourbe', 'Torf'], '#2f2a27', '#4a3f37', '#a98c66'],
  ['slate', 'grey', ['Slate', 'Ardoise', 'Schiefer'], '#5a646c', '#434b52', '#a7b3ba'],
  ['granite', 'grey', ['Granite', 'Granit', 'Granit'], '#7d8183', '#5b6062', '#d5d4cf'],
  ['mist', 'grey', ['Mist', 'Brume', 'Nebel'], '#b9c0c3', '#8e989d', '#56636b'],
  ['pewter', 'grey', ['Pewter', 'Étain', 'Zinn'], '#8b8f92', '#686c70', '#e0b25a'],
  ['chalk', 'white', ['Chalk', 'Craie', 'Kreide'], '#ecebe5', '#cfcdc3', '#7b8a8f'],
  ['birch', 'white', ['Birch', 'Bouleau', 'Birke'], '#e4dfd3', '#bdb5a3', '#5d5a50'],
  ['snowfield', 'white', ['Snowfield', 'Névé', 'Firn'], '#eef0ef', '#c7d2d6', '#4f6f82'],
  ['oat', 'beige', ['Oat', 'Avoine', 'Hafer'], '#d6c7ab', '#b49f7c', '#5f5340'],
  ['dune', 'beige', ['Dune', 'Dune', 'Düne'], '#c4ae8a', '#9c8560', '#3f4a47'],
  ['driftwood', 'beige', ['Driftwood', 'Bois flotté', 'Treibholz'], '#b7a792', '#8d7d69', '#465257'],
  ['limestone', 'beige', ['Limestone', 'Calcaire', 'Kalkstein'], '#cdc6b7', '#a39b89', '#6b4f3a'],
  ['saddle', 'brown', ['Saddle', 'Sellier', 'Sattel'], '#8a5f3d', '#6a472c', '#d9b98a'],
  ['bark', 'brown', ['Bark', 'Écorce', 'Rinde'], '#5c4636', '#453428', '#b78d5a'],
  ['chestnut', 'brown', ['Chestnut', 'Châtaigne', 'Kastanie'], '#6f4030', '#532f24', '#c79a6c'],
  ['walnut', 'brown', ['Walnut', 'Noyer', 'Walnuss'], '#6e5844', '#504031', '#9fb0a2'],
  ['pine', 'green', ['Pine', 'Pin', 'Kiefer'], '#2f4a40', '#21362f', '#c7a45b'],
  ['moss', 'green', ['Moss', 'Mousse', 'Moos'], '#6b7449', '#4e5636', '#d8c58c'],
  ['lichen', 'green', ['Lichen', 'Lichen', 'Flechte'], '#9aa583', '#737e60', '#4b4f45'],
  ['juniper', 'green', ['Juniper', 'Genévrier', 'Wacholder'], '#4c6659', '#374b42', '#b9c6b4'],
  ['fern', 'green', ['Fern', 'Fougère', 'Farn'], '#577a4d', '#3f5a39', '#e1cf86', true],
  ['sage', 'green', ['Sage', 'Sauge', 'Salbei'], '#a3ae99', '#7f8b76', '#5d5449'],
  ['deep-lake', 'blue', ['Deep Lake', 'Lac profond', 'Tiefer See'], '#1f4058', '#162e40', '#7fa6b5'],
  ['fjord', 'blue', ['Fjord', 'Fjord', 'Fjord'], '#335f77', '#254758', '#d6b36a'],
  ['tarn', 'blue', ['Tarn', 'Lac de montagne', 'Bergsee'], '#4d7c8a', '#385d68', '#e3d5b5'],
  ['glacier', 'blue', ['Glacier', 'Glacier', 'Gletscher'], '#9dbac4', '#7597a3', '#35586a'],
  ['night-sky', 'blue', ['Night Sky', 'Ciel de nuit', 'Nachthimmel'], '#242f45', '#1a2233', '#c08457'],
  ['harbour', 'blue', ['Harbour', 'Vieux-port', 'Hafen'], '#3d5573', '#2c3f57', '#c6cdd3'],
  ['cornflower', 'blue', ['Cornflower', 'Bleuet', 'Kornblume'], '#5f7fae', '#466290', '#f0d9a4', true],
  ['heather', 'purple', ['Heather', 'Bruyère', 'Heidekraut'], '#7d6781', '#5d4b61', '#cdbfca'],
  ['bilberry', 'purple', ['Bilberry', 'Myrtille', 'Heidelbeere'], '#463a5a', '#342a44', '#b49ac0'],
  ['thistle', 'purple', ['Thistle', 'Chardon', 'Distel'], '#a18fae', '#7a6a87', '#4a4053'],
  ['dog-rose', 'pink', ['Dog Rose', 'Églantine', 'Heckenrose'], '#c68d8d', '#a06a6c', '#5b4144'],
  ['clay-rose', 'pink', ['Clay Rose', 'Argile rose', 'Tonrose'], '#b98476', '#94645a', '#e9d8c8'],
  ['rowan', 'red', ['Rowan', 'Sorbier', 'Vogelbeere'], '#a13d34', '#7a2c27', '#e2b06b', true],
  ['oxide', 'red', ['Oxide', 'Oxyde', 'Oxid'], '#87432f', '#653122', '#d3b08c'],
  ['cranberry', 'red', ['Cranberry', 'Canneberge', 'Cranberry'], '#7c2f3b', '#5d222c', '#d7a9a0'],
  ['ember', 'orange', ['Ember', 'Braise', 'Glut'], '#c4622d', '#974a20', '#2f3a40', true],
  ['rust', 'orange', ['Rust', 'Rouille', 'Rost'], '#a65a35', '#7e4327', '#e6cfa3'],
  ['apricot', 'orange', ['Apricot', 'Abricot', 'Aprikose'], '#d79a6a', '#b07748', '#56483d'],
  ['larch', 'yellow', ['Larch', 'Mélèze', 'Lärche'], '#c9963a', '#9d742a', '#34423d', true],
  ['straw', 'yellow', ['Straw', 'Paille', 'Stroh'], '#d8c07a', '#ae9857', '#544d3a'],
];

/** Every colour of the collection. */
export const COLORWAYS: readonly Colorway[] = rows.map(([id, family, labels, base, accent, trim, vivid]) => ({
  id,
  family,
  labels: texts(labels),
  base,
  accent,
  trim,
  vivid: vivid === true,
}));
