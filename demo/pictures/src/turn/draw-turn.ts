import { TURN_VIEWS } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { createTtlCache } from '@haberdash/commerce-api/shared/ttl-cache.ts';
import sharp, { type Sharp } from 'sharp';

import { drawCutout } from '../draw-product.ts';
import { inkFor } from '../kit/ink.ts';
import { studio } from '../kit/studio.ts';
import type { ProductPicture } from '../picture.ts';
import { depthOf } from './depths.ts';
import type { Cutout } from './relief.ts';
import { sidesOf, turned, type Sides } from './turn-sides.ts';

const WIDTH = 800;
const HEIGHT = 1000;

const PIXELS = { raw: { width: WIDTH, height: HEIGHT, channels: 4 } } as const;
/** Fast compression: the PNG is read again immediately. */
const PASSING = 1;

async function rasterised(svg: string): Promise<Cutout> {
  const rgba = await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).ensureAlpha().raw().toBuffer();
  return { width: WIDTH, height: HEIGHT, rgba };
}

async function sidesFor(picture: ProductPicture): Promise<Sides> {
  const [front, back] = await Promise.all([
    rasterised(drawCutout(picture, 'front', 'f')),
    rasterised(drawCutout(picture, 'back', 'b')),
  ]);
  return sidesOf(front, back, depthOf(picture) ?? 0);
}

/** Cached: sides take as long as ten frames. */
const stored = createTtlCache<Sides>({ now: Date.now }, 5 * 60_000, 3);

const SHADOW = { blur: 16, opacity: 0.3, left: 10, top: 18 } as const;

/** The soft shadow on the wall. */
async function shadowOf(raw: Sharp): Promise<Buffer> {
  const alpha = await raw.extractChannel('alpha').blur(SHADOW.blur).linear(SHADOW.opacity, 0).toBuffer();
  const dark = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: '#241e16' };
  return sharp({ create: dark })
    .joinChannel(alpha, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .raw()
    .toBuffer();
}

/** A frame of a turn as a PNG; the first is the front, turning left. */
export async function drawTurn(picture: ProductPicture, frame: number): Promise<Uint8Array> {
  const { rgba } = turned(
    await stored.get(JSON.stringify(picture), () => sidesFor(picture)),
    (frame / TURN_VIEWS.length) * 2 * Math.PI,
  );
  return sharp(Buffer.from(studio(inkFor(picture), '')))
    .resize(WIDTH, HEIGHT)
    .composite([
      { input: await shadowOf(sharp(rgba, PIXELS)), left: SHADOW.left, top: SHADOW.top, ...PIXELS },
      { input: Buffer.from(rgba), left: 0, top: 0, ...PIXELS },
    ])
    .png({ compressionLevel: PASSING })
    .toBuffer();
}
