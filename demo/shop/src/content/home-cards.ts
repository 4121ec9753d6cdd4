import type { SceneName } from '@haberdash/demo-pictures/picture.ts';
import type { Phrase } from '../language.ts';
import type { Json, Writer } from './writer.ts';

const CATEGORY_CARDS: readonly (readonly [id: string, scene: SceneName, subtitle: Phrase])[] = [
  [
    '110100',
    'rain-shells',
    [
      'Women’s, for real rain',
      'Femme, pour la vraie pluie',
      'Für Damen und echten Regen',
      'Para mujer y lluvia de verdad',
      'Da donna, per la pioggia vera',
    ],
  ],
  [
    '210200',
    'winter-down',
    [
      'Men’s, warm and small',
      'Homme, chaudes et compactes',
      'Für Herren, warm und klein',
      'Para hombre, cálidas y compactas',
      'Da uomo, calde e compatte',
    ],
  ],
  [
    '120100',
    'forest-fleece',
    [
      'Women’s, for every day',
      'Femme, pour chaque jour',
      'Für Damen und jeden Tag',
      'Para mujer y para cada día',
      'Da donna, per ogni giorno',
    ],
  ],
  [
    '240100',
    'trail-shoes',
    [
      'Men’s, for the whole day',
      'Homme, pour toute la journée',
      'Für Herren und den ganzen Tag',
      'Para hombre y para todo el día',
      'Da uomo, per tutto il giorno',
    ],
  ],
  [
    '410100',
    'city-packs',
    [
      'Ten litres to sixty',
      'De dix à soixante litres',
      'Zehn bis sechzig Liter',
      'De diez a sesenta litros',
      'Da dieci a sessanta litri',
    ],
  ],
  [
    '420100',
    'lake-tents',
    [
      'One person to six',
      'D’une à six places',
      'Für eine Person bis sechs',
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
    'Was suchst du?',
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
      'Nights above the lake',
      'Des nuits au-dessus du lac',
      'Nächte über dem See',
      'Noches junto al lago',
      'Notti sopra il lago',
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
      'Warm to the last bus',
      'Au chaud jusqu’au dernier bus',
      'Warm bis zum letzten Bus',
      'Al calor hasta el último bus',
      'Al caldo fino all’ultimo autobus',
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
      'First tracks, cold fingers',
      'Premières traces, doigts froids',
      'Erste Spuren, kalte Finger',
      'Primeras huellas, dedos fríos',
      'Prime tracce, dita fredde',
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
  title: say([
    'Where to, then?',
    'Alors, où va-t-on ?',
    'Wohin soll es gehen?',
    '¿Y ahora, adónde?',
    'E adesso, dove si va?',
  ]),
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
