import { type Group, leaf, type Leaf } from './category-spec.ts';

export const shells = leaf(
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
export const insulated = leaf(
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
export const parkas = leaf(
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
export const vests = leaf(
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
export const fleeces = leaf(
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
export const baseLayers = leaf(
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
export const tShirts = leaf(
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
export const shirts = leaf(
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
export const hoodies = leaf(
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
export const trousers = leaf(
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
export const shorts = leaf(
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
export const leggings = leaf(
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
export const dresses = leaf(
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
export const hikingShoes = leaf(
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
export const trailShoes = leaf(
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
export const boots = leaf(
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
export const sandals = leaf(
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

export const jackets = (leaves: readonly Leaf[]): Group => ({
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
export const tops = (leaves: readonly Leaf[]): Group => ({
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
export const bottoms = (leaves: readonly Leaf[]): Group => ({
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
export const shoes = (leaves: readonly Leaf[]): Group => ({
  code: '4',
  slug: 'shoes',
  names: ['Shoes', 'Chaussures', 'Schuhe'],
  lead: [
    'The part of the kit that touches the ground all day and every day.',
    'La pièce d’équipement qui touche chaque mètre.',
    'Der Teil der Ausrüstung, der jeden Meter berührt.',
  ],
  scene: 'ridge-dusk',
  leaves,
});
