import type { GarmentKind, ProductPicture } from '../picture.ts';

/**
 * How deep each kind is, as half its thickness in pixels of 800 across, where both of its sides are drawn as one body. Shoes lie as a
 * pair, gloves and socks too, and the peak of a cap has no back: nobody can turn those from two drawings.
 */
const DEPTHS: Partial<Readonly<Record<GarmentKind, number>>> = {
  'shell-jacket': 125,
  'insulated-jacket': 135,
  parka: 135,
  vest: 125,
  fleece: 125,
  'base-layer': 115,
  't-shirt': 115,
  shirt: 115,
  hoodie: 125,
  trousers: 100,
  shorts: 110,
  leggings: 95,
  dress: 115,
  skirt: 120,
  backpack: 150,
  duffel: 150,
  'sleeping-bag': 120,
  bottle: 105,
  beanie: 190,
};

/** How deep a product is; undefined for one that cannot be drawn from all sides. */
export const depthOf = ({ kind }: Pick<ProductPicture, 'kind'>): number | undefined => DEPTHS[kind];
