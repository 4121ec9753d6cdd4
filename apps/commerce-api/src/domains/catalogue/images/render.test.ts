import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { MIDDLE } from '../../../providers/pictures/provider.ts';
import { IMAGE_FORMATS, SCENE_RATIOS } from './image-spec.ts';
import { halves } from './pictures.fixtures.ts';
import { cropMarkup, renderImage } from './render.ts';

const drawing = { kind: 'vector', svg: halves('#2f5d62') } as const;

it.each(IMAGE_FORMATS)('%s has exactly the size requested', async (format) => {
  const image = await renderImage(drawing, { width: 160, format, ratio: 4 / 5 });
  const { width, height, format: found } = await sharp(image).metadata();
  expect([width, height, found]).toEqual([160, 200, format === 'avif' ? 'heif' : format]);
});

it('renders the same spec to the same bytes', async () => {
  const spec = { width: 240, format: 'webp', ratio: 4 / 5 } as const;
  expect((await renderImage(drawing, spec)).equals(await renderImage(drawing, spec))).toBe(true);
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

const DARK = { r: 20, g: 20, b: 20 };

describe('a photograph', () => {
  const photograph = async (width: number, height: number, orientation?: number) => {
    const image = sharp({ create: { width, height, channels: 3, background: DARK } });
    const upright = orientation === undefined ? image : image.withMetadata({ orientation });
    return { kind: 'photograph', bytes: await upright.jpeg().toBuffer() } as const;
  };

  it.each(IMAGE_FORMATS)('is cropped to the shape and size requested as %s', async (format) => {
    const image = await renderImage(await photograph(901, 401), {
      width: 160,
      format,
      ratio: 4 / 5,
    });
    const { width, height } = await sharp(image).metadata();
    expect([width, height]).toEqual([160, 200]);
  });

  it('keeps what its source names as the subject, else where scenes have theirs', async () => {
    const stripe = (background: string) => ({
      create: { width: 300, height: 300, channels: 3 as const, background },
    });
    const bytes = await sharp(stripe('#f00'))
      .extend({ right: 600 })
      .composite([
        { input: await sharp(stripe('#0f0')).png().toBuffer(), left: 300, top: 0 },
        { input: await sharp(stripe('#00f')).png().toBuffer(), left: 600, top: 0 },
      ])
      .png()
      .toBuffer();
    const spec = { width: 80, format: 'jpeg', ratio: 1 } as const;
    const dominant = async (focus: object) =>
      (await sharp(await renderImage({ kind: 'photograph', bytes, ...focus }, spec)).stats()).dominant;
    expect((await dominant({ focus: MIDDLE })).g).toBeGreaterThan(200);
    expect((await dominant({})).b).toBeGreaterThan(200);
  });

  it('is upright however the camera was held', async () => {
    const onItsSide = await photograph(500, 400, 6);
    const image = await renderImage(onItsSide, { width: 80, format: 'jpeg', ratio: 4 / 5 });
    const { width, height, orientation } = await sharp(image).metadata();
    expect([width, height, orientation]).toEqual([80, 100, undefined]);
  });

  it('with transparent parts is on white', async () => {
    const clear = sharp({
      create: { width: 100, height: 125, channels: 4, background: { ...DARK, alpha: 0 } },
    });
    const bytes = await clear.png().toBuffer();
    const image = await renderImage(
      { kind: 'photograph', bytes },
      { width: 80, format: 'jpeg', ratio: 4 / 5 },
    );
    const { channels } = await sharp(image).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
  });
});
