import type { GarmentKind, SceneName } from '../images/picture.ts';
import { type Phrase, type Texts, texts } from './language.ts';

export const GENDERS = ['women', 'men', 'kids', 'unisex'] as const;
export type Gender = (typeof GENDERS)[number];

/** A category with its texts; leaves name the kinds of product they hold. */
export interface CategoryNode {
  readonly id: string;
  readonly parentId?: string;
  readonly slug: string;
  readonly scene: SceneName;
  readonly names: Texts;
  readonly titles: Texts;
  readonly descriptions: Texts;
  readonly gender?: Gender;
  readonly kinds: readonly GarmentKind[];
}

/** Listings that products join by age or by price. */
export const NEW_CATEGORY_ID = '800000';
export const SALE_CATEGORY_ID = '900000';

interface Leaf {
  readonly code: string;
  readonly slug: string;
  readonly names: Phrase;
  readonly lead: Phrase;
  readonly kinds: readonly GarmentKind[];
}
interface Group {
  readonly code: string;
  readonly slug: string;
  readonly names: Phrase;
  readonly lead: Phrase;
  readonly scene: SceneName;
  readonly leaves: readonly Leaf[];
}

const leaf = (code: string, slug: string, names: Phrase, lead: Phrase, ...kinds: GarmentKind[]): Leaf => ({
  code,
  slug,
  names,
  lead,
  kinds,
});

const shells = leaf(
  '1',
  'shell-jackets',
  ['Shell jackets', 'Vestes imperméables', 'Hardshelljacken'],
  [
    'Three layers against rain and wind, cut for climbing, walking and the way home.',
    'Trois couches contre la pluie et le vent, pour grimper, marcher et rentrer au sec.',
    'Drei Lagen gegen Regen und Wind, geschnitten zum Klettern, Wandern und für den Heimweg.',
  ],
  'shell-jacket',
);
const insulated = leaf(
  '2',
  'insulated-jackets',
  ['Insulated jackets', 'Doudounes', 'Isolationsjacken'],
  [
    'Warmth that packs small: down for dry cold, synthetic fill for everything else.',
    'De la chaleur qui tient dans un sac : duvet pour le froid sec, fibre pour le reste.',
    'Wärme mit kleinem Packmaß: Daune für trockene Kälte, Kunstfaser für alles andere.',
  ],
  'insulated-jacket',
);
const parkas = leaf(
  '3',
  'parkas',
  ['Parkas', 'Parkas', 'Parkas'],
  [
    'Long cuts, deep hoods and pockets for two hands: winter, settled.',
    'Coupes longues, capuches profondes et poches pour deux mains : l’hiver peut venir.',
    'Lange Schnitte, tiefe Kapuzen, Taschen für beide Hände: Der Winter kann kommen.',
  ],
  'parka',
);
const vests = leaf(
  '4',
  'vests',
  ['Vests', 'Vestes sans manches', 'Westen'],
  [
    'A warm core and free arms, over a fleece or under a shell.',
    'Le buste au chaud et les bras libres, sur une polaire ou sous une veste.',
    'Warmer Rumpf, freie Arme: über dem Fleece oder unter der Shell.',
  ],
  'vest',
);
const fleeces = leaf(
  '1',
  'fleece',
  ['Fleece', 'Polaires', 'Fleece'],
  [
    'The layer you reach for first and take off last.',
    'La couche que l’on enfile en premier et que l’on quitte en dernier.',
    'Die Lage, zu der man zuerst greift und die man zuletzt auszieht.',
  ],
  'fleece',
);
const baseLayers = leaf(
  '2',
  'base-layers',
  ['Base layers', 'Sous-vêtements techniques', 'Funktionsunterwäsche'],
  [
    'Merino and quick knits that stay dry against the skin.',
    'Mérinos et mailles légères qui restent sèches contre la peau.',
    'Merino und schnell trocknender Strick für direkt auf der Haut.',
  ],
  'base-layer',
);
const tShirts = leaf(
  '3',
  't-shirts',
  ['T-shirts', 'T-shirts', 'T-Shirts'],
  [
    'Organic cotton for slow days, quick-drying knits for fast ones.',
    'Coton biologique pour les jours calmes, mailles respirantes pour les autres.',
    'Biobaumwolle für ruhige Tage, schnelltrocknender Strick für schnelle.',
  ],
  't-shirt',
);
const shirts = leaf(
  '4',
  'shirts',
  ['Shirts', 'Chemises', 'Hemden'],
  [
    'Flannel, chambray and travel weaves that look fine creased.',
    'Flanelle, chambray et tissages de voyage, beaux même froissés.',
    'Flanell, Chambray und Reisegewebe, die auch zerknittert gut aussehen.',
  ],
  'shirt',
);
const hoodies = leaf(
  '5',
  'hoodies',
  ['Hoodies', 'Sweats à capuche', 'Hoodies'],
  [
    'Heavy loops of cotton for huts, vans and Sundays.',
    'Molleton épais pour le refuge, le van et le dimanche.',
    'Dicker Baumwollsweat für Hütte, Bus und Sonntag.',
  ],
  'hoodie',
);
const trousers = leaf(
  '1',
  'trousers',
  ['Trousers', 'Pantalons', 'Hosen'],
  [
    'Stretch where you bend, tough where you kneel.',
    'Souples aux articulations, solides aux genoux.',
    'Elastisch, wo man sich beugt, robust, wo man kniet.',
  ],
  'trousers',
);
const shorts = leaf(
  '2',
  'shorts',
  ['Shorts', 'Shorts', 'Shorts'],
  [
    'For ridge lines, river crossings and the ice cream after.',
    'Pour les crêtes, les gués et la glace d’après.',
    'Für Grate, Furten und das Eis danach.',
  ],
  'shorts',
);
const leggings = leaf(
  '3',
  'leggings',
  ['Leggings', 'Leggings', 'Leggings'],
  [
    'Close, quiet and opaque, with pockets that hold a phone.',
    'Près du corps, silencieux, opaques, avec une poche pour le téléphone.',
    'Eng, leise, blickdicht und mit einer Tasche fürs Telefon.',
  ],
  'leggings',
);
const dresses = leaf(
  '4',
  'dresses-skirts',
  ['Dresses & skirts', 'Robes et jupes', 'Kleider & Röcke'],
  [
    'Made of trail cloth, worn anywhere.',
    'Des tissus de sentier à porter partout.',
    'Aus Trail-Stoffen, für überall.',
  ],
  'dress',
  'skirt',
);
const hikingShoes = leaf(
  '1',
  'hiking-shoes',
  ['Hiking shoes', 'Chaussures de randonnée', 'Wanderschuhe'],
  [
    'Steady soles for day walks and long ways round.',
    'Des semelles sûres pour la journée et les longs détours.',
    'Sichere Sohlen für Tagestouren und lange Umwege.',
  ],
  'hiking-shoe',
);
const trailShoes = leaf(
  '2',
  'trail-shoes',
  ['Trail shoes', 'Chaussures de trail', 'Trailschuhe'],
  [
    'Light, grippy and quick to dry, from park to ridge.',
    'Légères, accrocheuses et vite sèches, du parc à la crête.',
    'Leicht, griffig und schnell trocken, vom Park bis zum Grat.',
  ],
  'trail-shoe',
);
const boots = leaf(
  '3',
  'boots',
  ['Boots', 'Bottes et chaussures montantes', 'Stiefel'],
  [
    'Leather and lining for snow, mud and city salt.',
    'Cuir et doublure contre neige, boue et sel des rues.',
    'Leder und Futter gegen Schnee, Matsch und Streusalz.',
  ],
  'boot',
);
const sandals = leaf(
  '4',
  'sandals',
  ['Sandals', 'Sandales', 'Sandalen'],
  [
    'Straps that hold in the river and feet that breathe at camp.',
    'Des brides qui tiennent dans la rivière et des pieds à l’air au camp.',
    'Riemen, die im Fluss halten, und Luft für die Füße im Camp.',
  ],
  'sandal',
);

const jackets = (leaves: readonly Leaf[]): Group => ({
  code: '1',
  slug: 'jackets-vests',
  names: ['Jackets & vests', 'Vestes', 'Jacken & Westen'],
  lead: [
    'From a wind shell in a pocket to a parka for a month of frost.',
    'Du coupe-vent de poche à la parka pour un mois de gel.',
    'Von der Windjacke in der Tasche bis zum Parka für einen Monat Frost.',
  ],
  scene: 'alpine-dawn',
  leaves,
});
const tops = (leaves: readonly Leaf[]): Group => ({
  code: '2',
  slug: 'tops',
  names: ['Tops', 'Hauts', 'Oberteile'],
  lead: [
    'Layers that work alone and better together.',
    'Des couches qui vont seules et mieux ensemble.',
    'Lagen, die allein funktionieren und zusammen noch besser.',
  ],
  scene: 'forest-morning',
  leaves,
});
const bottoms = (leaves: readonly Leaf[]): Group => ({
  code: '3',
  slug: 'bottoms',
  names: ['Bottoms', 'Bas', 'Hosen & Röcke'],
  lead: [
    'Cut to step high and sit long.',
    'Coupés pour monter haut et s’asseoir longtemps.',
    'Geschnitten für große Schritte und langes Sitzen.',
  ],
  scene: 'desert-light',
  leaves,
});
const shoes = (leaves: readonly Leaf[]): Group => ({
  code: '4',
  slug: 'shoes',
  names: ['Shoes', 'Chaussures', 'Schuhe'],
  lead: [
    'The part of the kit that touches every metre.',
    'La pièce d’équipement qui touche chaque mètre.',
    'Der Teil der Ausrüstung, der jeden Meter berührt.',
  ],
  scene: 'ridge-dusk',
  leaves,
});

interface Department {
  readonly code: string;
  readonly slug: string;
  readonly names: Phrase;
  readonly titleParts: Phrase;
  readonly lead: Phrase;
  readonly scene: SceneName;
  readonly gender: Gender;
  readonly groups: readonly Group[];
}

const departments: readonly Department[] = [
  {
    code: '1',
    slug: 'women',
    names: ['Women', 'Femme', 'Damen'],
    titleParts: ['Women’s {name}', '{name} femme', '{name} für Damen'],
    gender: 'women',
    scene: 'alpine-noon',
    lead: [
      'Made for the body that wears it, tested on the hill that breaks it.',
      'Pensé pour le corps qui le porte, éprouvé sur la pente qui l’use.',
      'Gemacht für den Körper, der es trägt, geprüft am Berg, der es fordert.',
    ],
    groups: [
      jackets([shells, insulated, parkas, vests]),
      tops([fleeces, baseLayers, tShirts, shirts, hoodies]),
      bottoms([trousers, shorts, leggings, dresses]),
      shoes([hikingShoes, trailShoes, boots, sandals]),
    ],
  },
  {
    code: '2',
    slug: 'men',
    names: ['Men', 'Homme', 'Herren'],
    titleParts: ['Men’s {name}', '{name} homme', '{name} für Herren'],
    gender: 'men',
    scene: 'ridge-dusk',
    lead: [
      'Plain, hard-wearing kit for days that start before the weather does.',
      'Un équipement simple et solide pour les journées commencées avant la météo.',
      'Schlichte, robuste Ausrüstung für Tage, die vor dem Wetter beginnen.',
    ],
    groups: [
      jackets([shells, insulated, parkas, vests]),
      tops([fleeces, baseLayers, tShirts, shirts, hoodies]),
      bottoms([trousers, shorts, leggings]),
      shoes([hikingShoes, trailShoes, boots, sandals]),
    ],
  },
  {
    code: '3',
    slug: 'kids',
    names: ['Kids', 'Enfant', 'Kinder'],
    titleParts: ['Kids’ {name}', '{name} enfant', '{name} für Kinder'],
    gender: 'kids',
    scene: 'lake-camp',
    lead: [
      'Puddle-proof, playground-tough and easy to hand down.',
      'À l’épreuve des flaques et de la cour de récré, facile à transmettre.',
      'Pfützendicht, pausenhoftauglich und gut weiterzugeben.',
    ],
    groups: [
      jackets([shells, insulated, parkas, vests]),
      tops([fleeces, baseLayers, tShirts, hoodies]),
      bottoms([trousers, shorts, leggings]),
      shoes([hikingShoes, boots, sandals]),
    ],
  },
  {
    code: '4',
    slug: 'equipment',
    names: ['Equipment', 'Équipement', 'Ausrüstung'],
    titleParts: ['{name}', '{name}', '{name}'],
    gender: 'unisex',
    scene: 'winter-pass',
    lead: [
      'What you carry, sleep in and forget you are wearing.',
      'Ce que l’on porte, où l’on dort et ce que l’on oublie avoir sur soi.',
      'Was man trägt, worin man schläft und was man gar nicht mehr spürt.',
    ],
    groups: [
      {
        code: '1',
        slug: 'packs-bags',
        names: ['Packs & bags', 'Sacs', 'Rucksäcke & Taschen'],
        lead: [
          'Carry more, notice it less.',
          'Porter plus, le sentir moins.',
          'Mehr tragen, weniger spüren.',
        ],
        scene: 'city-morning',
        leaves: [
          leaf(
            '1',
            'backpacks',
            ['Backpacks', 'Sacs à dos', 'Rucksäcke'],
            [
              'From ten litres for a lap after work to sixty for a week without shops.',
              'De dix litres pour une boucle après le travail à soixante pour une semaine sans village.',
              'Von zehn Litern für die Feierabendrunde bis sechzig für eine Woche ohne Laden.',
            ],
            'backpack',
          ),
          leaf(
            '2',
            'duffels',
            ['Duffels', 'Sacs de voyage', 'Reisetaschen'],
            [
              'Wide mouths, tough floors and straps that turn into a pack.',
              'Grande ouverture, fond solide et bretelles pour le dos.',
              'Weite Öffnung, robuster Boden und Riemen für den Rücken.',
            ],
            'duffel',
          ),
        ],
      },
      {
        code: '2',
        slug: 'camping',
        names: ['Camping', 'Camping', 'Camping'],
        lead: [
          'Shelter, sleep and something warm to drink.',
          'Un abri, du sommeil et de quoi boire chaud.',
          'Dach, Schlaf und etwas Warmes zu trinken.',
        ],
        scene: 'lake-camp',
        leaves: [
          leaf(
            '1',
            'tents',
            ['Tents', 'Tentes', 'Zelte'],
            [
              'Up in minutes, quiet in wind, dry in the morning.',
              'Montées en minutes, calmes au vent, sèches au matin.',
              'In Minuten aufgebaut, ruhig im Wind, trocken am Morgen.',
            ],
            'tent',
          ),
          leaf(
            '2',
            'sleeping-bags',
            ['Sleeping bags', 'Sacs de couchage', 'Schlafsäcke'],
            [
              'Honest comfort ratings for summer huts and snow.',
              'Des températures de confort honnêtes, du refuge d’été à la neige.',
              'Ehrliche Komforttemperaturen, von der Sommerhütte bis zum Schnee.',
            ],
            'sleeping-bag',
          ),
          leaf(
            '3',
            'bottles',
            ['Bottles', 'Gourdes', 'Flaschen'],
            [
              'Hot until the summit, cold until the car.',
              'Chaud jusqu’au sommet, frais jusqu’à la voiture.',
              'Heiß bis zum Gipfel, kalt bis zum Auto.',
            ],
            'bottle',
          ),
        ],
      },
      {
        code: '3',
        slug: 'accessories',
        names: ['Accessories', 'Accessoires', 'Accessoires'],
        lead: [
          'Small things that decide how a day feels.',
          'Les petites choses qui décident d’une journée.',
          'Kleinigkeiten, die über den Tag entscheiden.',
        ],
        scene: 'forest-rain',
        leaves: [
          leaf(
            '1',
            'beanies',
            ['Beanies', 'Bonnets', 'Mützen'],
            [
              'Knitted warmth that fits under a hood.',
              'De la maille chaude qui passe sous une capuche.',
              'Strickwärme, die unter jede Kapuze passt.',
            ],
            'beanie',
          ),
          leaf(
            '2',
            'caps',
            ['Caps', 'Casquettes', 'Caps'],
            [
              'Shade for the eyes, room for sweat to leave.',
              'De l’ombre pour les yeux, de l’air pour la tête.',
              'Schatten für die Augen, Luft für den Kopf.',
            ],
            'cap',
          ),
          leaf(
            '3',
            'gloves',
            ['Gloves', 'Gants', 'Handschuhe'],
            [
              'Fingers that still work a zip.',
              'Des doigts qui trouvent encore la fermeture.',
              'Finger, die den Reißverschluss noch finden.',
            ],
            'gloves',
          ),
          leaf(
            '4',
            'socks',
            ['Socks', 'Chaussettes', 'Socken'],
            [
              'Merino where it rubs, mesh where it warms.',
              'Du mérinos là où ça frotte, du filet là où ça chauffe.',
              'Merino, wo es reibt, Mesh, wo es warm wird.',
            ],
            'socks',
          ),
        ],
      },
    ],
  },
];

const fill = (pattern: string, name: string): string => pattern.replace('{name}', name);
const inSentence = (name: string, pattern: string): string =>
  pattern.startsWith('{') ? name : name.charAt(0).toLowerCase() + name.slice(1);

function titled(parts: Phrase, names: Phrase): Texts {
  return {
    en: fill(parts[0], inSentence(names[0], parts[0])),
    fr: fill(parts[1], names[1]),
    de: fill(parts[2], names[2]),
  };
}

function departmentNodes(department: Department): CategoryNode[] {
  const root: CategoryNode = {
    id: `${department.code}00000`,
    slug: department.slug,
    scene: department.scene,
    names: texts(department.names),
    titles: texts(department.names),
    descriptions: texts(department.lead),
    gender: department.gender,
    kinds: [],
  };
  const nodes = [root];
  for (const group of department.groups) {
    const groupId = `${department.code}${group.code}0000`;
    const slugOf = (slug: string): string =>
      department.gender === 'unisex' ? slug : `${department.slug}-${slug}`;
    nodes.push({
      id: groupId,
      parentId: root.id,
      slug: slugOf(group.slug),
      scene: group.scene,
      names: texts(group.names),
      titles: titled(department.titleParts, group.names),
      descriptions: texts(group.lead),
      gender: department.gender,
      kinds: [],
    });
    for (const entry of group.leaves) {
      nodes.push({
        id: `${department.code}${group.code}0${entry.code}00`,
        parentId: groupId,
        slug: slugOf(entry.slug),
        scene: group.scene,
        names: texts(entry.names),
        titles: titled(department.titleParts, entry.names),
        descriptions: texts(entry.lead),
        gender: department.gender,
        kinds: entry.kinds,
      });
    }
  }
  return nodes;
}

function crossNodes(
  id: string,
  slug: string,
  names: Phrase,
  titleParts: Phrase,
  lead: Phrase,
  scene: SceneName,
): CategoryNode[] {
  const root: CategoryNode = {
    id,
    slug,
    scene,
    names: texts(names),
    titles: texts(names),
    descriptions: texts(lead),
    kinds: [],
  };
  const children = departments.map((department): CategoryNode => ({
    id: `${id.charAt(0)}${department.code}0000`,
    parentId: id,
    slug: `${slug}-${department.slug}`,
    scene: department.scene,
    names: texts(department.names),
    titles: titled(titleParts, department.names),
    descriptions: texts(lead),
    gender: department.gender,
    kinds: [],
  }));
  return [root, ...children];
}

/** The tree in the order it is shown; a parent stands before its children. */
export const CATEGORIES: readonly CategoryNode[] = [
  ...crossNodes(
    NEW_CATEGORY_ID,
    'new',
    ['New', 'Nouveautés', 'Neu'],
    ['New: {name}', 'Nouveautés : {name}', 'Neu: {name}'],
    [
      'This season’s first arrivals, straight from the pattern room.',
      'Les premières arrivées de la saison, tout droit de l’atelier.',
      'Die ersten Teile der Saison, frisch aus dem Schnittraum.',
    ],
    'coast-noon',
  ),
  ...departments.flatMap(departmentNodes),
  ...crossNodes(
    SALE_CATEGORY_ID,
    'sale',
    ['Sale', 'Promotions', 'Sale'],
    ['Sale: {name}', 'Promotions : {name}', 'Sale: {name}'],
    [
      'Last sizes and last season’s colours, the same make at a kinder price.',
      'Dernières tailles et couleurs de la saison passée, même qualité, prix plus doux.',
      'Letzte Größen und Farben der Vorsaison, gleiche Machart, kleinerer Preis.',
    ],
    'coast-dusk',
  ),
];

/** The categories that products are sorted into by kind. */
export const LEAF_CATEGORIES: readonly CategoryNode[] = CATEGORIES.filter((node) => node.kinds.length > 0);

/** The child of "new" or "sale" for people of this kind. */
export const crossCategoryOf = (id: string, gender: Gender): string =>
  `${id.charAt(0)}${{ women: '1', men: '2', kids: '3', unisex: '4' }[gender]}0000`;
