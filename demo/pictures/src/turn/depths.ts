import type { GarmentKind, ProductPicture } from '../picture.ts';

/** Half the thickness in pixels of 800 across; absent for pairs and caps, which cannot be turned. */
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

/** The depth of a product; undefined if it cannot be turned. */
export const depthOf = ({ kind }: Pick<ProductPicture, 'kind'>): number | undefined => DEPTHS[kind];
