/** Kinds of pictured products, in the seed. */
export const GARMENT_KINDS = [
  'shell-jacket',
  'insulated-jacket',
  'parka',
  'vest',
  'fleece',
  'base-layer',
  't-shirt',
  'shirt',
  'hoodie',
  'trousers',
  'shorts',
  'leggings',
  'dress',
  'skirt',
  'hiking-shoe',
  'trail-shoe',
  'boot',
  'sandal',
  'backpack',
  'duffel',
  'tent',
  'sleeping-bag',
  'beanie',
  'cap',
  'gloves',
  'socks',
  'bottle',
] as const;
export type GarmentKind = (typeof GARMENT_KINDS)[number];

/** Cuts by kind. They differ in outline, closure or parts; products of one cut differ by seed. */
export const CUTS = {
  'shell-jacket': [
    'rain-jacket',
    '3l-shell',
    'storm-jacket',
    'packable-shell',
    'wind-jacket',
    'city-raincoat',
  ],
  'insulated-jacket': ['down-jacket', 'down-hoodie', 'insulated-jacket', 'belay-jacket', 'quilted-jacket'],
  parka: ['parka', 'down-parka', 'winter-parka', 'expedition-parka'],
  vest: ['vest', 'down-vest', 'quilted-vest'],
  fleece: ['fleece-jacket', 'grid-fleece', 'pile-fleece', 'half-zip-fleece'],
  'base-layer': ['merino-crew', 'merino-half-zip', 'tech-crew', 'thermal-crew'],
  't-shirt': ['tee', 'pocket-tee', 'trail-tee', 'merino-tee'],
  shirt: ['flannel-shirt', 'chambray-shirt', 'travel-shirt', 'overshirt'],
  hoodie: ['hoodie', 'zip-hoodie', 'boulder-hoodie'],
  trousers: ['trek-pants', 'softshell-pants', 'climbing-pants', 'travel-chinos', 'rain-pants'],
  shorts: ['trek-shorts', 'trail-shorts', 'river-shorts', 'camp-shorts'],
  leggings: ['trail-tights', 'hike-leggings', 'winter-tights'],
  dress: ['trail-dress', 'travel-dress', 'jersey-dress'],
  skirt: ['trail-skort', 'hike-skirt', 'quilted-skirt'],
  'hiking-shoe': ['hiker-low', 'hiker-mid', 'leather-hiker', 'approach-shoe'],
  'trail-shoe': ['trail-runner', 'ultra-runner', 'speed-trail'],
  boot: ['winter-boot', 'chelsea-boot', 'mountain-boot', 'snow-boot'],
  sandal: ['river-sandal', 'trek-sandal', 'camp-slide'],
  backpack: ['daypack', 'trek-pack', 'roll-top-pack', 'alpine-pack', 'commuter-pack'],
  duffel: ['duffel', 'expedition-duffel', 'weekender'],
  tent: ['tent', 'dome-tent', 'tunnel-tent', 'ultralight-tent'],
  'sleeping-bag': ['down-bag', 'down-quilt', 'sleeping-bag'],
  beanie: ['beanie', 'cuff-beanie', 'run-beanie'],
  cap: ['cap', 'trail-cap', 'sun-cap'],
  gloves: ['liner-gloves', 'winter-gloves', 'wind-gloves'],
  socks: ['hike-socks', 'trail-socks', 'camp-socks'],
  bottle: ['flask', 'bottle', 'wide-mouth-flask'],
} as const satisfies Readonly<Record<GarmentKind, readonly string[]>>;

export type CutOf<K extends GarmentKind> = (typeof CUTS)[K][number];

/** The cut of a picture of these kinds; throws for another kind. */
export function cutAmong<K extends GarmentKind>(kinds: readonly K[], picture: ProductPicture): CutOf<K> {
  for (const kind of kinds) {
    const cuts: readonly CutOf<K>[] = CUTS[kind];
    const found = kind === picture.kind ? cuts.find((cut) => cut === picture.cut) : undefined;
    if (found !== undefined) return found;
  }
  throw new Error(`${picture.kind} has no cut ${picture.cut} here.`);
}

export const AUDIENCES = ['women', 'men', 'kids'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** `seed` varies what a cut leaves open, such as panels and trims; colours are `#rrggbb`. */
export interface ProductPicture {
  readonly kind: GarmentKind;
  readonly cut: CutOf<GarmentKind>;
  readonly audience: Audience;
  readonly seed: number;
  readonly base: string;
  readonly accent: string;
  readonly trim: string;
}

const COLOUR = /^#[0-9a-f]{6}$/;

/** Parses a description; undefined if invalid. Data without a cut get the first one of their kind. */
export function readProductPicture(value: unknown): ProductPicture | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given: Partial<Record<keyof ProductPicture, unknown>> = value;
  const { seed } = given;
  const kind = GARMENT_KINDS.find((entry) => entry === given.kind);
  if (kind === undefined || typeof seed !== 'number') return undefined;
  const cuts: readonly CutOf<GarmentKind>[] = CUTS[kind];
  const cut = given.cut === undefined ? cuts[0] : cuts.find((entry) => entry === given.cut);
  const audience = AUDIENCES.find((entry) => entry === given.audience);
  const [base, accent, trim] = [given.base, given.accent, given.trim].map((colour) =>
    typeof colour === 'string' && COLOUR.test(colour) ? colour : undefined,
  );
  if (cut === undefined || audience === undefined) return undefined;
  if (base === undefined || accent === undefined || trim === undefined) return undefined;
  return { kind, cut, audience, seed, base, accent, trim };
}

/** Scenes with products, for categories. */
export const DISPLAY_NAMES = [
  'rain-shells',
  'winter-down',
  'forest-fleece',
  'trail-shoes',
  'city-packs',
  'lake-tents',
  'kids-rain',
  'new-arrivals',
] as const;
export type DisplayName = (typeof DISPLAY_NAMES)[number];

export const SCENE_NAMES = [
  'alpine-dawn',
  'alpine-noon',
  'ridge-dusk',
  'forest-morning',
  'forest-rain',
  'coast-noon',
  'coast-dusk',
  'city-evening',
  'city-morning',
  'desert-light',
  'lake-camp',
  'winter-pass',
  ...DISPLAY_NAMES,
] as const;
export type SceneName = (typeof SCENE_NAMES)[number];
