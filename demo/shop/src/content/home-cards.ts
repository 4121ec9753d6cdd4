import type { SceneName } from '@haberdash/demo-pictures/picture.ts';
import { american, type Phrase } from '../language.ts';
import type { Json, Writer } from './writer.ts';

const CATEGORY_CARDS: readonly (readonly [id: string, scene: SceneName, subtitle: Phrase])[] = [
  ['110100', 'rain-shells', ['For women', 'Pour femme', 'Für Damen', 'Para mujer', 'Da donna']],
  ['210200', 'winter-down', ['For men', 'Pour homme', 'Für Herren', 'Para hombre', 'Da uomo']],
  ['120100', 'forest-fleece', ['For women', 'Pour femme', 'Für Damen', 'Para mujer', 'Da donna']],
  ['240100', 'trail-shoes', ['For men', 'Pour homme', 'Für Herren', 'Para hombre', 'Da uomo']],
  [
    '410100',
    'city-packs',
    [
      american('From 10 to 60 litres', 'From 10 to 60 liters'),
      'De 10 à 60 litres',
      'Von 10 bis 60 Liter',
      'De 10 a 60 litros',
      'Da 10 a 60 litri',
    ],
  ],
  [
    '420100',
    'lake-tents',
    [
      'For one to six people',
      'De une à six places',
      'Für eine bis sechs Personen',
      'De una a seis personas',
      'Da una a sei persone',
    ],
  ],
];

/** Ways into the shop by what is sought. */
export const categoryCards = ({ say, category, categoryName, scene }: Writer): Json => ({
  type: 'Collection',
  id: 'home-categories',
  name: 'Shop by category',
  variant: 'categories',
  title: say([
    'What are you looking for?',
    'Que cherchez-vous ?',
    'Was suchen Sie?',
    '¿Qué estás buscando?',
    'Che cosa cerchi?',
  ]),
  items: CATEGORY_CARDS.map(([id, name, subtitle]) => ({
    type: 'CategoryCard',
    id: `home-category-${id}`,
    title: categoryName(id),
    subtitle: say(subtitle),
    target: { text: categoryName(id), url: category(id) },
    mediaList: [scene(name, ['', '', '', '', ''])],
  })),
  breakpoints: {
    sm: { type: 'carousel', slideWidth: 'sm', slidePadding: 'small' },
    md: { type: 'grid', columns: 3 },
    lg: { type: 'grid', columns: 6 },
  },
});

interface ActivityCard {
  readonly id: string;
  readonly category: string;
  readonly scene: SceneName;
  readonly eyebrow: Phrase;
  readonly title: Phrase;
  readonly alt: Phrase;
}

const ACTIVITY_CARDS: readonly ActivityCard[] = [
  {
    id: 'run',
    category: '140200',
    scene: 'desert-light',
    eyebrow: ['Trail running', 'Trail', 'Trailrunning', 'Trail running', 'Trail running'],
    title: [
      'Light on the climb',
      'Léger à la montée',
      'Leicht bergauf',
      'Ligereza cuesta arriba',
      'Leggeri in salita',
    ],
    alt: [
      'Low sun on a desert trail',
      'Soleil rasant sur une piste',
      'Tiefe Sonne auf einem Wüstenpfad',
      'Sol bajo sobre un sendero del desierto',
      'Sole basso su un sentiero nel deserto',
    ],
  },
  {
    id: 'camp',
    category: '420000',
    scene: 'lake-camp',
    eyebrow: ['Camping', 'Camping', 'Camping', 'Camping', 'Campeggio'],
    title: [
      'Nights by the lake',
      'Des nuits au bord du lac',
      'Nächte am See',
      'Noches junto al lago',
      'Notti in riva al lago',
    ],
    alt: [
      'A tent glows beside a lake',
      'Une tente éclairée au bord d’un lac',
      'Ein leuchtendes Zelt am See',
      'Una tienda iluminada a la orilla de un lago',
      'Una tenda illuminata in riva a un lago',
    ],
  },
  {
    id: 'city',
    category: '210300',
    scene: 'city-evening',
    eyebrow: ['City', 'Ville', 'Stadt', 'Ciudad', 'Città'],
    title: [
      'Warm in the city',
      'Au chaud en ville',
      'Warm in der Stadt',
      'Abrigo en la ciudad',
      'Al caldo in città',
    ],
    alt: [
      'A town at nightfall',
      'Une ville à la nuit tombante',
      'Eine Stadt bei Einbruch der Nacht',
      'Una ciudad al caer la noche',
      'Una città al calar della sera',
    ],
  },
  {
    id: 'snow',
    category: '110200',
    scene: 'winter-pass',
    eyebrow: ['Winter', 'Hiver', 'Winter', 'Invierno', 'Inverno'],
    title: [
      'Ready for snow',
      'Prêt pour la neige',
      'Bereit für den Schnee',
      'Todo listo para la nieve',
      'Pronti per la neve',
    ],
    alt: [
      'Snow on a mountain pass',
      'Un col enneigé',
      'Schnee auf einem Pass',
      'Nieve en un puerto de montaña',
      'Neve su un passo di montagna',
    ],
  },
];

/** Ways into the shop by where it goes. */
export const activities = ({ say, link, category, scene }: Writer): Json => ({
  type: 'Collection',
  id: 'home-activities',
  name: 'Activities',
  variant: 'cards',
  title: say(['Shop by activity', 'Par activité', 'Nach Aktivität', 'Por actividad', 'Per attività']),
  items: ACTIVITY_CARDS.map((card) => ({
    type: 'LinkedCard',
    id: `home-activity-${card.id}`,
    eyebrowText: say(card.eyebrow),
    title: say(card.title),
    titleColor: 'inverse',
    mediaTarget: { text: say(card.title), url: category(card.category) },
    targets: [
      link(['Discover', 'Découvrir', 'Entdecken', 'Descubrir', 'Scopri'], category(card.category), 'text'),
    ],
    mediaList: [scene(card.scene, card.alt, { sm: '4x5', md: '4x5', lg: '4x5' })],
    responsiveLayout: {
      sm: { layout: 'overlay-bottom' },
      md: { layout: 'overlay-bottom' },
      lg: { layout: 'overlay-bottom' },
    },
    gradientStyle: 'focused',
    gradientTone: 'dark',
  })),
  breakpoints: {
    sm: { type: 'carousel', slideWidth: 'md', slidePadding: 'small' },
    md: { type: 'grid', columns: 2 },
    lg: { type: 'grid', columns: 4 },
  },
});
