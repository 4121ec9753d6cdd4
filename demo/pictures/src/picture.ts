/** What a product picture shows; the seed writes one per product, the drawing code reads it. */
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

export const PRODUCT_VIEWS = ['front', 'back', 'detail', 'side'] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];

export type Audience = 'women' | 'men' | 'kids';

/** `seed` varies panels, pockets and trims between products of one kind; colours are `#rrggbb`. */
export interface ProductPicture {
  readonly kind: GarmentKind;
  readonly audience: Audience;
  readonly seed: number;
  readonly base: string;
  readonly accent: string;
  readonly trim: string;
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
