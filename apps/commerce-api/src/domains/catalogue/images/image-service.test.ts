import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { MAX_WAITING } from './drawing-cost.ts';
import { openImageCache } from './image-cache.ts';
import { imageServiceOver, type ImageService } from './image-service.ts';
import { fakePictures, product } from './pictures.fixtures.ts';
import { createRenderQueue, QueueFullError, type RenderQueue } from './render-queue.ts';
import { shopImages, warmImages, type WarmImage } from './warm.ts';

const spec = { width: 80, format: 'webp', ratio: 4 / 5 } as const;
const pictures = fakePictures();
const subject = { type: 'product', product: product(), view: 'front' } as const;
const queueOf = (concurrency: number) => createRenderQueue({ concurrency, maxWaiting: MAX_WAITING });
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-service-'));
});
afterEach(() => rm(folder, { recursive: true }));

const subjectPicture = async () => {
  const picture = await pictures.find(subject);
  if (picture === undefined) throw new TypeError('the fake source has no picture');
  return picture;
};

it('renders an image once for concurrent requests, and not again after a restart', async () => {
  const cache = await openImageCache({ folder, maxBytes: 1_000_000 });
  const put = vi.spyOn(cache, 'put');
  const service = imageServiceOver(cache, queueOf(2));
  const picture = await subjectPicture();
  const images = await Promise.all([1, 2, 3, 4].map(() => service.image(picture, spec)));
  expect(put).toHaveBeenCalledOnce();
  expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(1);

  const reopened = await openImageCache({ folder, maxBytes: 1_000_000 });
  const run = vi.fn(() => Promise.reject(new Error('made again')));
  const again = imageServiceOver(reopened, { run });
  expect(await again.image(picture, spec)).toEqual(images[0]);
  expect(run).not.toHaveBeenCalled();
});

it('returns an image that cannot be cached', async () => {
  const cache = await openImageCache({ folder, maxBytes: 1_000_000 });
  const full = { ...cache, put: () => Promise.reject(new Error('disk full')) };
  const image = await imageServiceOver(full, queueOf(1)).image(await subjectPicture(), spec);
  expect((await sharp(image).metadata()).width).toBe(80);
});

it('returns what is cached while the queue is full', async () => {
  const cache = await openImageCache({ folder, maxBytes: 1_000_000 });
  const picture = await subjectPicture();
  const drawn = await imageServiceOver(cache, queueOf(1)).image(picture, spec);
  const full = imageServiceOver(cache, { run: () => Promise.reject(new QueueFullError('full')) });
  expect(await full.image(picture, spec)).toEqual(drawn);
  await expect(full.image(picture, { ...spec, width: 120 })).rejects.toBeInstanceOf(QueueFullError);
});

it.each([
  [{ width: 640, format: 'avif', ratio: 4 / 5 }, 'small'],
  [{ width: 800, format: 'jpeg', ratio: 4 / 5 }, 'large'],
  [{ width: 2000, format: 'webp', ratio: 4 / 5 }, 'large'],
] as const)('queues %o as %s', async (request, lane) => {
  const cache = await openImageCache({ folder, maxBytes: 1_000_000 });
  const run = vi.fn<RenderQueue['run']>().mockResolvedValue(Buffer.from('i'));
  const picture = await subjectPicture();
  await imageServiceOver(cache, { run }).image(picture, request);
  await imageServiceOver(cache, { run }).image(picture, request, { priority: 'background' });
  const cost = (request.width * request.width * 1.25) / 1_000_000;
  expect(run.mock.calls.map(([, , ticket]) => [ticket.lane, ticket.cost])).toEqual([
    [lane, expect.closeTo(cost)],
    ['background', expect.closeTo(cost)],
  ]);
});

const serviceWith = (image: ImageService['image']): ImageService => ({
  tag: () => '',
  cached: async () => undefined,
  image,
});

const wanted = (count: number): WarmImage[] =>
  Array.from({ length: count }, (_, index) => ({
    subject: { type: 'product', product: product(`#00000${index}`), view: 'front' },
    width: 480,
    format: 'avif',
    ratio: 4 / 5,
  }));

it('warms in the background, counts what failed, and goes on', async () => {
  const image = vi
    .fn<ImageService['image']>()
    .mockResolvedValue(Buffer.from('i'))
    .mockRejectedValueOnce(new Error('no'));
  expect(await warmImages(serviceWith(image), pictures, wanted(3))).toEqual({ ready: 2, failed: 1 });
  expect(image.mock.calls.map(([, , caller]) => caller?.priority)).toEqual([
    'background',
    'background',
    'background',
  ]);
});

it('passes over what the source has no picture of', async () => {
  const image = vi.fn<ImageService['image']>().mockResolvedValue(Buffer.from('i'));
  const unknown: WarmImage = {
    subject: { type: 'scene', name: 'moon' },
    width: 480,
    format: 'avif',
    ratio: 1,
  };
  expect(await warmImages(serviceWith(image), pictures, [unknown, ...wanted(1)])).toEqual({
    ready: 1,
    failed: 0,
  });
});

it('stops warming on request', async () => {
  const stop = new AbortController();
  const image = vi.fn<ImageService['image']>().mockImplementation(async () => {
    stop.abort();
    return Buffer.from('i');
  });
  expect(await warmImages(serviceWith(image), pictures, wanted(5), stop.signal)).toEqual({
    ready: 1,
    failed: 0,
  });
});

it('lists every scene before the cards of the products', () => {
  const images = [...shopImages(['lake', 'ridge'], [product()])];
  const scenes = images.filter(({ subject }) => subject.type === 'scene');
  expect(new Set(scenes.map(({ subject }) => subject.type === 'scene' && subject.name))).toEqual(
    new Set(['lake', 'ridge']),
  );
  expect(images.slice(scenes.length).map(({ width }) => width)).toEqual([480, 320]);
});
