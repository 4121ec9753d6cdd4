import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createImageService, type ImageService } from './image-service.ts';
import { fakePictures, product } from './pictures.fixtures.ts';
import { QueueFullError } from './render-queue.ts';
import { imageRoutes } from './routes.ts';
import { sendError } from './image-error.ts';

let cacheDir: string;
let app: FastifyInstance;
let images: ImageService;
const pictures = fakePictures();
const findProduct = vi.fn(async (code: string, colorId: string) =>
  code === 'NF-1001' && colorId === 'teal' ? product() : undefined,
);

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'image-routes-'));
  app = Fastify();
  images = await createImageService({ cacheDir });
  const findScene = () => pictures.find({ type: 'scene', name: 'lake' });
  await app.register(imageRoutes, {
    pictures,
    images,
    findProduct,
    findUpload: async (id) => (id === 'pc-1' ? findScene() : undefined),
    findLook: async (id) => (id === '3301' ? findScene() : undefined),
  });
});
afterAll(async () => {
  await app.close();
  await rm(cacheDir, { recursive: true });
});

const PRODUCT = '/images/products/NF-1001/teal/front';

it.each([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpeg', 'image/jpeg'],
])('returns %s to be cached for good', async (format, type) => {
  const response = await app.inject(`${PRODUCT}?w=80&fm=${format}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  });
  expect((await sharp(response.rawPayload).metadata()).width).toBe(80);
});

it('responds with 304 to anyone who has the image, for any matching form of the tag', async () => {
  const url = `${PRODUCT}?w=80&fm=webp`;
  const { headers } = await app.inject(url);
  const etag = String(headers.etag);
  for (const request of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
    const again = await app.inject({ url, headers: { 'if-none-match': request } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
  const changed = await app.inject({ url, headers: { 'if-none-match': '"other"' } });
  expect(changed.statusCode).toBe(200);
});

it('gives different images different tags', async () => {
  const urls = ['w=80', 'w=120', 'w=80&fm=avif', 'w=80&fm=webp'].map((query) => `${PRODUCT}?${query}`);
  const tags = await Promise.all(urls.map(async (url) => (await app.inject(url)).headers.etag));
  expect(new Set(tags).size).toBe(urls.length);
});

it('serves a scene in the shape requested', async () => {
  const response = await app.inject('/images/scenes/lake?w=80&ar=1x1&fm=webp');
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
});

it.each(['/images/pictures/pc-1', '/images/looks/3301'])(
  'lets %s, which may be removed, be cached for an hour',
  async (path) => {
    const response = await app.inject(`${path}?w=80&fm=webp&ar=1x1`);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  },
);

it('responds with 404 for a picture that no one sent in', async () => {
  expect((await app.inject('/images/pictures/pc-2')).statusCode).toBe(404);
});

it('serves a mark as SVG that can run nothing', async () => {
  const response = await app.inject('/images/marks/brand');
  expect(response.headers['content-type']).toBe('image/svg+xml');
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(response.body).toMatch(/^<svg /);
});

it('lets caches revalidate within an hour where a picture may be replaced', async () => {
  const replaceable = Fastify();
  await replaceable.register(imageRoutes, {
    pictures: { ...pictures, isImmutable: false },
    images,
    findProduct,
  });
  const { headers } = await replaceable.inject(`${PRODUCT}?w=80&fm=webp`);
  expect([headers['cache-control'], headers.etag]).toEqual(['public, max-age=3600', expect.any(String)]);
  await replaceable.close();
});

it('shows a drawing in the place of a product without pictures, until it has one', async () => {
  let views: string[] = [];
  const bare = Fastify();
  await bare.register(imageRoutes, {
    pictures: {
      ...pictures,
      views: async () => views,
      find: async (subject) =>
        subject.type === 'product' && views.includes(subject.view)
          ? pictures.find({ ...subject, view: 'front' })
          : undefined,
    },
    images,
    findProduct,
  });
  const front = await bare.inject(`${PRODUCT}?w=80&fm=webp`);
  expect([front.statusCode, front.headers['content-type'], front.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=3600',
  ]);
  const back = PRODUCT.replace('front', 'back');
  expect((await bare.inject(`${back}?w=80&fm=webp`)).statusCode).toBe(404);
  views = ['worn'];
  const worn = await bare.inject(`${PRODUCT}?w=80&fm=webp`);
  expect(worn.headers.etag).not.toBe(front.headers.etag);
  await bare.close();
});

describe('rejects what is not listed', () => {
  it.each([
    ['/images/products/NF-1001/teal/top', 404],
    ['/images/products/NF-1001/red/front', 404],
    ['/images/products/NF-9999/teal/front', 404],
    ['/images/scenes/..%2Flake', 404],
    ['/images/products/..%2F..%2Fetc/passwd/front', 404],
    ['/images/products/NF-1001/..%2Fteal/front', 404],
    [`/images/products/${'x'.repeat(65)}/teal/front`, 404],
    ['/images/scenes/moon', 404],
    ['/images/scenes/__proto__', 404],
    ['/images/marks/nothing', 404],
    ['/images/marks/constructor', 404],
    [`${PRODUCT}?w=81`, 400],
    [`${PRODUCT}?w=0080`, 400],
    [`${PRODUCT}?w=80.0`, 400],
    [`${PRODUCT}?w=`, 400],
    [`${PRODUCT}?w=80&w=120`, 400],
    [`${PRODUCT}?w=2400&fm=avif`, 400],
    [`${PRODUCT}?w=2000&fm=jpeg`, 400],
    [`${PRODUCT}?q=75`, 400],
    ['/images/scenes/lake?w=2400&fm=jpeg', 400],
    ['/images/scenes/lake?w=2000&fm=avif', 400],
    [`${PRODUCT}?fm=png`, 400],
    [`${PRODUCT}?fm=AVIF`, 400],
    [`${PRODUCT}?ar=1x1`, 400],
    [`${PRODUCT}?h=300`, 400],
    ['/images/scenes/lake?ar=5x4', 400],
    ['/images/scenes/lake?ar=toString', 400],
    ['/images/scenes/lake?seed=2', 400],
    ['/images/marks/brand?w=80', 400],
  ])('%s with %i', async (url, status) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      errorDetails: [{ errorId: status === 404 ? 'API404' : 'API400', message: expect.any(String) }],
      appId: 'commerce-api',
      correlationId: expect.any(String),
    });
  });

  it('looks up no product before names and query are validated', async () => {
    findProduct.mockClear();
    await app.inject('/images/products/NF-1001/teal/..%2Ftop');
    await app.inject(`${PRODUCT}?w=81`);
    expect(findProduct).not.toHaveBeenCalled();
  });
});

it('a picture that cannot be made is an error that reveals nothing of the fault, sent by the given sender', async () => {
  const failing: ImageService = {
    tag: () => 't',
    cached: async () => undefined,
    image: () => Promise.reject(new Error('secret')),
  };
  const sender = vi.fn(sendError);
  const broken = Fastify();
  await broken.register(imageRoutes, { pictures, images: failing, findProduct, sendError: sender });
  const response = await broken.inject(PRODUCT);
  expect([response.statusCode, response.json().errorDetails[0].errorId]).toEqual([500, 'GEN500']);
  expect(response.body).not.toContain('secret');
  expect(sender).toHaveBeenCalledOnce();
  await broken.close();
});

it('a source that cannot be reached is an error that reveals nothing of the fault', async () => {
  const broken = Fastify();
  const unreachable = { ...pictures, find: () => Promise.reject(new Error('secret')) };
  await broken.register(imageRoutes, { pictures: unreachable, images, findProduct });
  const response = await broken.inject(PRODUCT);
  expect([response.statusCode, response.json().errorDetails[0].errorId]).toEqual([500, 'GEN500']);
  expect(response.body).not.toContain('secret');
  await broken.close();
});

it('sends Retry-After while too many images are being drawn', async () => {
  const images: ImageService = {
    tag: () => 't',
    cached: async () => undefined,
    image: () => Promise.reject(new QueueFullError('full')),
  };
  const busy = Fastify();
  await busy.register(imageRoutes, { pictures, findProduct, images });
  const response = await busy.inject(PRODUCT);
  expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(response.json().errorDetails[0].errorId).toBe('GEN503');
  await busy.close();
});

it('aborts the drawing when its caller has left', async () => {
  const request = Promise.withResolvers<AbortSignal | undefined>();
  const images: ImageService = {
    tag: () => 't',
    cached: async () => undefined,
    image: (_subject, _spec, caller) => {
      request.resolve(caller?.signal);
      return new Promise((_resolve, reject) => {
        caller?.signal?.addEventListener('abort', () => reject(caller.signal?.reason));
      });
    },
  };
  const left = Fastify();
  await left.register(imageRoutes, { pictures, findProduct, images });
  const origin = await left.listen({ host: '127.0.0.1', port: 0 });
  const visit = new AbortController();
  const response = fetch(origin + PRODUCT, { signal: visit.signal });
  const signal = await request.promise;
  expect(signal?.aborted).toBe(false);
  const aborted = new Promise((resolve) => signal?.addEventListener('abort', resolve));
  visit.abort();
  await expect(response).rejects.toThrow('aborted');
  await aborted;
  expect(signal?.aborted).toBe(true);
  await left.close();
});

it('checks the drawing limit only for uncached pictures', async () => {
  const drawn = new Set<number>();
  const images: ImageService = {
    tag: () => 't',
    cached: async (_subject, { width }) => (drawn.has(width) ? Buffer.from('drawn') : undefined),
    image: async (_subject, { width }) => {
      drawn.add(width);
      return Buffer.from('drawn');
    },
  };
  let left = 1;
  const admitDrawing = async () => {
    left -= 1;
    if (left < 0) throw Object.assign(new Error('too many'), { statusCode: 429 });
  };
  const limited = Fastify();
  await limited.register(imageRoutes, { pictures, findProduct, images, admitDrawing });
  const statusOf = async (query: string) => (await limited.inject(`${PRODUCT}${query}`)).statusCode;
  expect([await statusOf('?w=320'), await statusOf('?w=320'), await statusOf('?w=800')]).toEqual([
    200, 200, 429,
  ]);
  await limited.close();
});
