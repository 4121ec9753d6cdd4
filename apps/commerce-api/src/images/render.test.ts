import sharp from 'sharp';
import { expect, it } from 'vitest';

import { drawProduct } from '@haberdash/demo-pictures/draw-product.ts';
import { IMAGE_FORMATS, SCENE_RATIOS } from './image-spec.ts';
import { picture } from '@haberdash/demo-pictures/picture.fixtures.ts';
import { cropMarkup, renderImage } from './render.ts';

const svg = drawProduct(picture({ kind: 'bottle' }), 'front');

it.each(IMAGE_FORMATS)('%s has exactly the size asked for', async (format) => {
  const image = await renderImage(svg, { width: 160, format, ratio: 4 / 5 });
  const { width, height, format: found } = await sharp(image).metadata();
  expect([width, height, found]).toEqual([160, 200, format === 'avif' ? 'heif' : format]);
});

it('renders the same spec to the same bytes', async () => {
  const spec = { width: 240, format: 'webp', ratio: 4 / 5 } as const;
  expect((await renderImage(svg, spec)).equals(await renderImage(svg, spec))).toBe(true);
});

it.each(Object.entries(SCENE_RATIOS))(
  'crops a scene to %s within its bounds and without distortion',
  (_, ratio) => {
    const markup = cropMarkup('<svg viewBox="0 0 2400 1350" width="2400" height="1350"></svg>', 800, ratio);
    const [left = -1, top = -1, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(markup)?.[1] ?? '')
      .split(' ')
      .map(Number);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(2400);
    expect(top + height).toBeLessThanOrEqual(1350);
    expect(width / height).toBeCloseTo(ratio, 2);
  },
);
