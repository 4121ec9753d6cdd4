import sharp from 'sharp';
import { expect, it } from 'vitest';

import { drawProduct } from './draw-product.ts';
import { CUTS, GARMENT_KINDS, type ProductPicture } from './picture.ts';
import { picture } from './picture.fixtures.ts';

const WIDTH = 96;
const HEIGHT = 120;
const PLAIN = { seed: 5, base: '#26384f', accent: '#d98a3d', trim: '#14181d' } as const;

const greyOf = async (shown: ProductPicture): Promise<Uint8Array> =>
  sharp(Buffer.from(drawProduct(shown, 'front')))
    .resize(WIDTH, HEIGHT)
    .greyscale()
    .raw()
    .toBuffer();

/** Pixels clearly darker than the pale backdrop. */
const outlineOf = (grey: Uint8Array): readonly boolean[] => [...grey].map((value) => value < 150);

const share = (count: number): number => count / (WIDTH * HEIGHT);

it('draws no two kinds in one outline', { timeout: 60_000 }, async () => {
  const outlines = await Promise.all(
    GARMENT_KINDS.map(async (kind) => ({
      kind,
      outline: outlineOf(await greyOf(picture({ ...PLAIN, kind }))),
    })),
  );
  const alike = outlines.flatMap((one, index) =>
    outlines
      .slice(index + 1)
      .filter(
        ({ outline }) => share(outline.filter((inside, at) => inside !== one.outline[at]).length) < 0.015,
      )
      .map(({ kind }) => `${one.kind} = ${kind}`),
  );
  expect(alike).toEqual([]);
});

it.each(GARMENT_KINDS)('%s: each cut differs from the others in shape, not only in colour', async (kind) => {
  const drawings = await Promise.all(
    CUTS[kind].map(async (cut) => ({ cut, grey: await greyOf(picture({ ...PLAIN, kind, cut })) })),
  );
  const alike = drawings.flatMap((one, index) =>
    drawings
      .slice(index + 1)
      .filter(
        ({ grey }) =>
          share(grey.filter((value, at) => Math.abs(value - (one.grey[at] ?? 0)) > 12).length) < 0.02,
      )
      .map(({ cut }) => `${one.cut} = ${cut}`),
  );
  expect(alike).toEqual([]);
});
