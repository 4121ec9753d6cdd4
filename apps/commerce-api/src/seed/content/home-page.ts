import type { SceneName } from '../../images/picture.ts';
import type { Phrase } from '../language.ts';
import { benefits, carousel } from './shared-blocks.ts';
import type { Json, Writer } from './writer.ts';

const hero = ({ say, link, category, scene }: Writer): Json => ({
  type: 'Hero',
  id: 'home-hero',
  name: 'Autumn: the long way home',
  promotionTracking: {
    creativeName: 'long-way-home',
    promotionId: 'AW26-HERO',
    promotionName: 'The long way home',
  },
  eyebrowText: say(['Autumn 2026', 'Automne 2026', 'Herbst 2026']),
  title: say(['Take the long way home', 'Rentrer par le plus long chemin', 'Nimm den langen Weg nach Hause']),
  titleH1: true,
  titleStyle: 'display',
  titleColor: 'inverse',
  subtitle: say([
    'Light comes late now and leaves early. New shells, warm layers and steady soles for the hours in between.',
    'La lumière arrive tard et repart tôt. Nouvelles vestes, couches chaudes et semelles sûres pour les heures entre les deux.',
    'Das Licht kommt spät und geht früh. Neue Shells, warme Lagen und sichere Sohlen für die Stunden dazwischen.',
  ]),
  subtitleColor: 'inverse',
  targets: [
    link(['Shop women', 'Voir femme', 'Damen entdecken'], category('100000'), 'primary'),
    link(['Shop men', 'Voir homme', 'Herren entdecken'], category('200000'), 'secondary'),
  ],
  mediaList: [
    scene(
      'alpine-dawn',
      [
        'First light over a mountain ridge',
        'Première lumière sur une crête',
        'Erstes Licht über einem Bergkamm',
      ],
      { sm: '4x5', md: '16x9', lg: '21x9' },
    ),
  ],
  responsiveLayout: {
    sm: { layout: 'overlay', alignment: 'left' },
    md: { layout: 'overlay', alignment: 'left' },
    lg: { layout: 'overlay', alignment: 'left' },
  },
  gradientStyle: 'focused',
  gradientTone: 'dark',
});

const CATEGORY_CARDS: readonly (readonly [id: string, scene: SceneName, subtitle: Phrase])[] = [
  [
    '110100',
    'forest-rain',
    ['Women’s, for real rain', 'Femme, pour la vraie pluie', 'Für Damen und echten Regen'],
  ],
  [
    '210200',
    'winter-pass',
    ['Men’s, warm and small', 'Homme, chaudes et compactes', 'Für Herren, warm und klein'],
  ],
  [
    '120100',
    'forest-morning',
    ['Women’s, for every day', 'Femme, pour chaque jour', 'Für Damen und jeden Tag'],
  ],
  [
    '240100',
    'alpine-noon',
    ['Men’s, for the whole day', 'Homme, pour toute la journée', 'Für Herren und den ganzen Tag'],
  ],
  ['410100', 'city-morning', ['Ten litres to sixty', 'De dix à soixante litres', 'Zehn bis sechzig Liter']],
  ['420100', 'lake-camp', ['One person to six', 'D’une à six places', 'Für eine Person bis sechs']],
];

const categoryCards = ({ say, category, categoryName, scene }: Writer): Json => ({
  type: 'Collection',
  id: 'home-categories',
  name: 'Shop by category',
  variant: 'categories',
  title: say(['What are you looking for?', 'Que cherchez-vous ?', 'Was suchst du?']),
  items: CATEGORY_CARDS.map(([id, name, subtitle]) => ({
    type: 'CategoryCard',
    id: `home-category-${id}`,
    title: categoryName(id),
    subtitle: say(subtitle),
    target: { text: categoryName(id), url: category(id) },
    mediaList: [scene(name, ['', '', ''])],
  })),
  breakpoints: {
    sm: { type: 'carousel', slideWidth: 'sm', slidePadding: 'small' },
    md: { type: 'grid', columns: 3 },
    lg: { type: 'grid', columns: 6 },
  },
});

const repair = ({ say, link, scene }: Writer): Json => ({
  type: 'SplitBanner',
  id: 'home-repair',
  name: 'Repair',
  eyebrowText: say(['The workshop', 'L’atelier', 'Die Werkstatt']),
  title: say(['Mended is better than new', 'Réparé vaut mieux que neuf', 'Geflickt ist besser als neu']),
  richText: say([
    '<p>Last year four people with six sewing machines put <strong>11,240 jackets, packs and tents</strong> back on the hill. A torn sleeve, a tired zip, a seam that gave in: send it to us or bring it to a store.</p><p>If we made it, we mend it. Whenever you bought it, and for nothing.</p>',
    '<p>L’an dernier, quatre personnes et six machines à coudre ont renvoyé <strong>11 240 vestes, sacs et tentes</strong> sur les sentiers. Une manche déchirée, un zip fatigué, une couture qui lâche : envoyez-les ou passez en boutique.</p><p>Ce que nous avons fabriqué, nous le réparons. Quelle que soit la date d’achat, et gratuitement.</p>',
    '<p>Im letzten Jahr haben vier Menschen an sechs Nähmaschinen <strong>11.240 Jacken, Rucksäcke und Zelte</strong> zurück auf den Berg gebracht. Ein gerissener Ärmel, ein müder Zip, eine Naht, die nachgab: Schick es uns oder bring es in eine Filiale.</p><p>Was wir gemacht haben, flicken wir auch. Egal, wann du es gekauft hast, und kostenlos.</p>',
  ]),
  targets: [
    link(['How repairs work', 'Comment ça marche', 'So geht die Reparatur'], '/repairs', 'secondary'),
  ],
  mediaList: [
    scene(
      'coast-dusk',
      [
        'A workshop light above the coast at dusk',
        'La lumière d’un atelier sur la côte au crépuscule',
        'Ein Werkstattlicht über der Küste am Abend',
      ],
      { sm: '3x2', md: '1x1', lg: '3x2' },
    ),
  ],
  backgroundColor: 'muted',
  imageWidth: 60,
  imagePosition: 'start',
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
    eyebrow: ['Trail running', 'Trail', 'Trailrunning'],
    title: ['Light on the climb', 'Léger à la montée', 'Leicht bergauf'],
    alt: ['Low sun on a desert trail', 'Soleil rasant sur une piste', 'Tiefe Sonne auf einem Wüstenpfad'],
  },
  {
    id: 'camp',
    category: '420000',
    scene: 'lake-camp',
    eyebrow: ['Camping', 'Camping', 'Camping'],
    title: ['Nights above the lake', 'Des nuits au-dessus du lac', 'Nächte über dem See'],
    alt: ['A tent glows beside a lake', 'Une tente éclairée au bord d’un lac', 'Ein leuchtendes Zelt am See'],
  },
  {
    id: 'city',
    category: '210300',
    scene: 'city-evening',
    eyebrow: ['City', 'Ville', 'Stadt'],
    title: ['Warm to the last bus', 'Au chaud jusqu’au dernier bus', 'Warm bis zum letzten Bus'],
    alt: ['A town at nightfall', 'Une ville à la nuit tombante', 'Eine Stadt bei Einbruch der Nacht'],
  },
  {
    id: 'snow',
    category: '110200',
    scene: 'winter-pass',
    eyebrow: ['Winter', 'Hiver', 'Winter'],
    title: ['First tracks, cold fingers', 'Premières traces, doigts froids', 'Erste Spuren, kalte Finger'],
    alt: ['Snow on a mountain pass', 'Un col enneigé', 'Schnee auf einem Pass'],
  },
];

const activities = ({ say, link, category, scene }: Writer): Json => ({
  type: 'Collection',
  id: 'home-activities',
  name: 'Activities',
  variant: 'cards',
  title: say(['Where to, then?', 'Alors, où va-t-on ?', 'Wohin soll es gehen?']),
  items: ACTIVITY_CARDS.map((card) => ({
    type: 'LinkedCard',
    id: `home-activity-${card.id}`,
    eyebrowText: say(card.eyebrow),
    title: say(card.title),
    titleColor: 'inverse',
    mediaTarget: { text: say(card.title), url: category(card.category) },
    targets: [link(['Discover', 'Découvrir', 'Entdecken'], category(card.category), 'text')],
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

const recycling = ({ say, link, scene }: Writer): Json => ({
  type: 'SplitBanner',
  id: 'home-recycling',
  name: 'Recycling',
  eyebrowText: say(['Second rounds', 'Second tour', 'Zweite Runde']),
  title: say([
    'Done with it? Somebody is not.',
    'Vous n’en voulez plus ? D’autres si.',
    'Du brauchst es nicht mehr? Jemand anders schon.',
  ]),
  richText: say([
    '<p>Bring back what you no longer wear and take ten percent off what comes next. What is good gets washed, checked and sold again; what is not becomes the filling of a new jacket.</p>',
    '<p>Rapportez ce que vous ne portez plus et profitez de dix pour cent sur la suite. Ce qui est bon est lavé, contrôlé et revendu ; le reste devient le garnissage d’une nouvelle veste.</p>',
    '<p>Bring zurück, was du nicht mehr trägst, und erhalte zehn Prozent auf das Nächste. Was gut ist, wird gewaschen, geprüft und wieder verkauft; der Rest wird zur Füllung einer neuen Jacke.</p>',
  ]),
  targets: [link(['About take-back', 'La reprise', 'Zur Rücknahme'], '/recycling', 'secondary')],
  mediaList: [
    scene(
      'forest-morning',
      ['Morning light in a pine forest', 'Lumière du matin dans une pinède', 'Morgenlicht im Kiefernwald'],
      { sm: '3x2', md: '1x1', lg: '3x2' },
    ),
  ],
  imageWidth: 50,
  imagePosition: 'end',
});

/** The first page of the shop. */
export const homePage = (writer: Writer): Json => ({
  id: 'page-home',
  slug: 'home',
  title: 'Northfell',
  seoTitle: writer.say([
    'Outdoor clothing, shoes and gear',
    'Vêtements, chaussures et équipement outdoor',
    'Outdoorbekleidung, Schuhe und Ausrüstung',
  ]),
  seoDescription: writer.say([
    'Jackets, layers, shoes and packs that are made to be repaired. Free delivery from {free}, free returns for 60 days.',
    'Vestes, couches, chaussures et sacs faits pour être réparés. Livraison offerte dès {free}, retours gratuits pendant 60 jours.',
    'Jacken, Lagen, Schuhe und Rucksäcke, die man reparieren kann. Kostenlose Lieferung ab {free}, 60 Tage kostenlose Rückgabe.',
  ]),
  blocks: [
    hero(writer),
    categoryCards(writer),
    carousel(
      writer,
      'home-new',
      ['New this week', 'Nouveautés de la semaine', 'Neu in dieser Woche'],
      'new-arrivals',
      '800000',
    ),
    repair(writer),
    activities(writer),
    carousel(
      writer,
      'home-bestsellers',
      ['What leaves the shelf first', 'Ce qui part en premier', 'Was zuerst aus dem Regal geht'],
      'bestsellers',
    ),
    recycling(writer),
    benefits(writer, 'home-benefits'),
  ],
});
