import type { Phrase } from '../../language.ts';

/** Topics of stories and what they are called. */
export const TAGS = {
  care: ['Care', 'Entretien', 'Pflege', 'Cuidados', 'Cura'],
  materials: ['Materials', 'Matières', 'Material', 'Materiales', 'Materiali'],
  packing: ['Packing', 'Préparer son sac', 'Packen', 'La mochila', 'Lo zaino'],
  people: ['People', 'Portraits', 'Menschen', 'Personas', 'Persone'],
  rain: ['Rain', 'Pluie', 'Regen', 'Lluvia', 'Pioggia'],
  repairs: ['Repairs', 'Réparations', 'Reparatur', 'Reparaciones', 'Riparazioni'],
  running: ['Running', 'Course', 'Laufen', 'Correr', 'Corsa'],
  trips: ['Trips', 'Sorties', 'Unterwegs', 'Rutas', 'Escursioni'],
  winter: ['Winter', 'Hiver', 'Winter', 'Invierno', 'Inverno'],
} as const satisfies Readonly<Record<string, Phrase>>;
export type Tag = keyof typeof TAGS;

export const isTag = (word: unknown): word is Tag => typeof word === 'string' && Object.hasOwn(TAGS, word);
