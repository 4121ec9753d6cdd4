import type { CustomPart } from '@haberdash/commerce-api/providers/customiser/provider.ts';

type Words = readonly [en: string, fr: string, de: string, es: string, it: string];

/** A text in every language. */
export const inAll = ([en, fr, de, es, it]: Words) => ({ en, fr, de, es, it });

const color = (id: string, hex: string, ...words: Words) => ({ id, labels: inAll(words), hex });

export const COLORS = [
  color('coal', '#26282b', 'Coal', 'Charbon', 'Kohle', 'Carbón', 'Carbone'),
  color('slate', '#5a646c', 'Slate', 'Ardoise', 'Schiefer', 'Pizarra', 'Ardesia'),
  color('oat', '#d6c7ab', 'Oat', 'Avoine', 'Hafer', 'Avena', 'Avena'),
  color('saddle', '#8a5f3d', 'Saddle', 'Sellier', 'Sattel', 'Cuero', 'Cuoio'),
  color('pine', '#2f4a40', 'Pine', 'Pin', 'Kiefer', 'Pino', 'Pino'),
  color('fjord', '#335f77', 'Fjord', 'Fjord', 'Fjord', 'Fiordo', 'Fiordo'),
  color('glacier', '#9dbac4', 'Glacier', 'Glacier', 'Gletscher', 'Glaciar', 'Ghiacciaio'),
  color('ember', '#c4622d', 'Ember', 'Braise', 'Glut', 'Brasa', 'Brace'),
  color('larch', '#c9963a', 'Larch', 'Mélèze', 'Lärche', 'Alerce', 'Larice'),
] as const;

/** The parts of every product: base, accent and trim in the drawing. */
export const PARTS: readonly CustomPart[] = [
  { id: 'body', labels: inAll(['Body', 'Corps', 'Hauptteil', 'Cuerpo', 'Corpo']), options: COLORS },
  {
    id: 'panels',
    labels: inAll(['Panels', 'Panneaux', 'Besätze', 'Paneles', 'Pannelli']),
    options: COLORS,
  },
  {
    id: 'details',
    labels: inAll([
      'Straps and details',
      'Sangles et détails',
      'Riemen und Details',
      'Correas y detalles',
      'Cinghie e dettagli',
    ]),
    options: COLORS,
  },
];
