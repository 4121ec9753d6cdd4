import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import type { GarmentKind, ProductPicture } from './picture.ts';
import { drawBeanie } from './accessories/beanie.ts';
import { drawCap } from './accessories/cap.ts';
import { drawGloves } from './accessories/gloves.ts';
import { drawSocks } from './accessories/socks.ts';
import { drawBottom } from './bottoms/draw-bottom.ts';
import { drawDress } from './bottoms/dress.ts';
import { drawSandal } from './footwear/draw-sandal.ts';
import { drawShoe } from './footwear/draw-shoe.ts';
import { drawBackpack } from './gear/backpack.ts';
import { drawBottle } from './gear/bottle.ts';
import { drawDuffel } from './gear/duffel.ts';
import { drawSleepingBag } from './gear/sleeping-bag.ts';
import { drawTent } from './gear/tent.ts';
import { inkFor, type Ink } from './kit/ink.ts';
import { drawTop } from './tops/draw-top.ts';

type Draw = (ink: Ink, view: ProductView) => string;

const DRAWINGS: Readonly<Record<GarmentKind, Draw>> = {
  'shell-jacket': drawTop,
  'insulated-jacket': drawTop,
  parka: drawTop,
  vest: drawTop,
  fleece: drawTop,
  'base-layer': drawTop,
  't-shirt': drawTop,
  shirt: drawTop,
  hoodie: drawTop,
  trousers: drawBottom,
  shorts: drawBottom,
  leggings: drawBottom,
  skirt: drawBottom,
  dress: drawDress,
  'hiking-shoe': drawShoe,
  'trail-shoe': drawShoe,
  boot: drawShoe,
  sandal: drawSandal,
  backpack: drawBackpack,
  duffel: drawDuffel,
  tent: drawTent,
  'sleeping-bag': drawSleepingBag,
  beanie: drawBeanie,
  cap: drawCap,
  gloves: drawGloves,
  socks: drawSocks,
  bottle: drawBottle,
};

/** One view of a product, as SVG markup of 1200 by 1500; deterministic. */
export function drawProduct(picture: ProductPicture, view: ProductView): string {
  return DRAWINGS[picture.kind](inkFor(picture), view);
}

/** One product without its background, for use in another picture. The prefix keeps its ids unique there. */
export const drawCutout = (picture: ProductPicture, view: ProductView, prefix: string): string =>
  DRAWINGS[picture.kind](inkFor(picture, false), view).replaceAll(
    /( id="|url\(#|href="#)(d\d+)/g,
    (_, before: string, id: string) => `${before}${prefix}${id}`,
  );
