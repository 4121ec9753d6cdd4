/** What a picture shows; the seed writes one per product, the drawing code reads it. */
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

export const AUDIENCES = ['women', 'men', 'kids'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** `seed` varies panels, pockets and trims between products of one kind; colours are `#rrggbb`. */
export interface ProductPicture {
  readonly kind: GarmentKind;
  readonly audience: Audience;
  readonly seed: number;
  readonly base: string;
  readonly accent: string;
  readonly trim: string;
}

const COLOUR = /^#[0-9a-f]{6}$/;

/** Whether a value from outside describes a picture that can be drawn. */
export function isProductPicture(value: unknown): value is ProductPicture {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, audience, seed, base, accent, trim }: Partial<Record<keyof ProductPicture, unknown>> = value;
  return (
    GARMENT_KINDS.some((entry) => entry === kind) &&
    AUDIENCES.some((entry) => entry === audience) &&
    typeof seed === 'number' &&
    [base, accent, trim].every((colour) => typeof colour === 'string' && COLOUR.test(colour))
  );
}

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
] as const;
export type SceneName = (typeof SCENE_NAMES)[number];
