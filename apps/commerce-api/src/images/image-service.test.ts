import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { MAX_WAITING } from './drawing-cost.ts';
import { openImageCache } from './image-cache.ts';
import { imageServiceOver, type ImageService } from './image-service.ts';
import { picture } from '@haberdash/demo-pictures/picture.fixtures.ts';
import { createRenderQueue, QueueFullError, type RenderQueue } from './render-queue.ts';
import { SCENE_NAMES } from '@haberdash/demo-pictures/picture.ts';
import { shopImages, warmImages, type WarmImage } from './warm.ts';

const spec = { width: 80, format: 'webp', ratio: 4 / 5 } as const;
const subject = { type: 'product', picture: picture({ kind: 'bottle' }), view: 'front' } as const;
const queueOf = (concurrency: number) => createRenderQueue({ concurrency, maxWaiting: MAX_WAITING });
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-service-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('draws an image once for all who ask at the same time, and not again after a restart', async () => {
  const cache = await openImageCache({ folder, maxBytes: 1_000_000 });
  const put = vi.spyOn(cache, 'put');
  const service = imageServiceOver(cache, queueOf(2));
  const images = await Promise.all([1, 2, 3, 4].map(() => service.image(subject, spec)));
  expect(put).toHaveBeenCalledOnce();
  expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(1);

  const reopened = await openImageCache({ folder, maxBytes: 1_000_000 });
  const run = vi.fn(() => Promise.reject(new Error('drawn again')));
  const again = imageServiceOver(reopened, { run });
  expect(await again.image(subject, spec)).toEqual(images[0]);
  expect(run).not.toHaveBeenCalled();
});

it('still answers when the image cannot be kept', async () => {
  const cache = await openImageCache({ folder, maxBytes: 1_000_000 });
  const full = { ...cache, put: () => Promise.reject(new Error('disk full')) };
  const image = await imageServiceOver(full, queueOf(1)).image(subject, spec);
  expect(image.length).toBeGreaterThan(200);
});

it('answers what is cached while the queue is full', async () => {
  const cache = await openImageCache({ folder, maxBytes: 1_000_000 });
  const drawn = await imageServiceOver(cache, queueOf(1)).image(subject, spec);
  const full = imageServiceOver(cache, { run: () => Promise.reject(new QueueFullError('full')) });
  expect(await full.image(subject, spec)).toEqual(drawn);
  await expect(full.image(subject, { ...spec, width: 120 })).rejects.toBeInstanceOf(QueueFullError);
});

it.each([
  [{ width: 640, format: 'avif', ratio: 4 / 5 }, 'small'],
  [{ width: 800, format: 'jpeg', ratio: 4 / 5 }, 'large'],
  [{ width: 2000, format: 'webp', ratio: 4 / 5 }, 'large'],
] as const)('queues %o as %s', async (asked, lane) => {
  const cache = await openImageCache({ folder, maxBytes: 1_000_000 });
  const run = vi.fn<RenderQueue['run']>().mockResolvedValue(Buffer.from('i'));
  await imageServiceOver(cache, { run }).image(subject, asked);
  await imageServiceOver(cache, { run }).image(subject, asked, { priority: 'background' });
  const cost = (asked.width * asked.width * 1.25) / 1_000_000;
  expect(run.mock.calls.map(([, , ticket]) => [ticket.lane, ticket.cost])).toEqual([
    [lane, expect.closeTo(cost)],
    ['background', expect.closeTo(cost)],
  ]);
});

const wanted = (count: number): WarmImage[] =>
  Array.from({ length: count }, (_, seed) => ({
    subject: { type: 'product', picture: picture({ seed }), view: 'front' },
    width: 480,
    format: 'avif',
    ratio: 4 / 5,
  }));

it('warms in the background, counts what failed, and goes on', async () => {
  const image = vi
    .fn<ImageService['image']>()
    .mockResolvedValue(Buffer.from('i'))
    .mockRejectedValueOnce(new Error('no'));
  expect(await warmImages({ tag: () => '', cached: async () => undefined, image }, wanted(3))).toEqual({
    ready: 2,
    failed: 1,
  });
  expect(image.mock.calls.map(([, , caller]) => caller?.priority)).toEqual([
    'background',
    'background',
    'background',
  ]);
});

it('stops warming when told to', async () => {
  const stop = new AbortController();
  const image = vi.fn<ImageService['image']>().mockImplementation(async () => {
    stop.abort();
    return Buffer.from('i');
  });
  expect(
    await warmImages({ tag: () => '', cached: async () => undefined, image }, wanted(5), stop.signal),
  ).toEqual({ ready: 1, failed: 0 });
});

it('wants every scene before the cards of the products', () => {
  const images = [...shopImages([picture({ seed: 1 })])];
  const scenes = images.filter(({ subject }) => subject.type === 'scene');
  expect(new Set(scenes.map(({ subject }) => subject.type === 'scene' && subject.name))).toEqual(
    new Set(SCENE_NAMES),
  );
  expect(images.slice(scenes.length).map(({ width }) => width)).toEqual([480, 320]);
});
