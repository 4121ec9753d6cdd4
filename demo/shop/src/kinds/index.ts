import type { GarmentKind } from '@haberdash/demo-pictures/picture.ts';
import { ACCESSORIES } from './accessories.ts';
import { BOTTOMS } from './bottoms.ts';
import { EQUIPMENT } from './equipment.ts';
import { FOOTWEAR } from './footwear.ts';
import type { KindSpec } from './kind-spec.ts';
import { LAYERS } from './layers.ts';
import { OUTERWEAR } from './outerwear.ts';

export const KINDS: readonly KindSpec[] = [
  ...OUTERWEAR,
  ...LAYERS,
  ...BOTTOMS,
  ...FOOTWEAR,
  ...EQUIPMENT,
  ...ACCESSORIES,
];

const byKind = new Map(KINDS.map((spec) => [spec.kind, spec]));

export function kindOf(kind: GarmentKind): KindSpec {
  const spec = byKind.get(kind);
  if (spec === undefined) throw new Error(`No product kind ${kind}`);
  return spec;
}
