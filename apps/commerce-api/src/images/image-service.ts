import { createHash } from 'node:crypto';

import { MAX_WAITING, ticketFor, type RenderPriority } from './drawing-cost.ts';
import { openImageCache, type ImageCache } from './image-cache.ts';
import { QUALITY, type ImageSpec } from './image-spec.ts';
import type { ProductPicture, ProductView, SceneName } from '@haberdash/demo-pictures/picture.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';
import { renderImage } from './render.ts';
import { sceneMarkup } from '@haberdash/demo-pictures/scene-markup.ts';

/** Raise with every change to what is drawn or how it is encoded, or kept images stay as they were. */
const DRAWING_VERSION = 1;
const MAX_CACHE_BYTES = 1_000_000_000;
/** Half of Node's threads for such work: the other half reads cached pictures from the disk meanwhile. */
const RENDERS_AT_ONCE = 2;

/** What is to be seen on an image. */
export type ImageSubject =
  | { readonly type: 'product'; readonly picture: ProductPicture; readonly view: ProductView }
  | { readonly type: 'scene'; readonly name: SceneName };

/** Answers images from the cache or draws them, each at most once at a time. */
export interface ImageService {
  /** The name of exactly these bytes; known before anything is drawn. */
  tag(subject: ImageSubject, spec: ImageSpec): string;
  /** The image if it was drawn before. */
  cached(subject: ImageSubject, spec: ImageSpec): Promise<Buffer | undefined>;
  /** Rejects with a `QueueFullError` when drawing it would take too long, and when its caller has left. */
  image(subject: ImageSubject, spec: ImageSpec, caller?: ImageCaller): Promise<Buffer>;
}

/** For whom an image is drawn. */
export interface ImageCaller {
  readonly priority?: RenderPriority;
  /** Aborted when the caller has left. */
  readonly signal?: AbortSignal;
}

export interface ImageServiceOptions {
  readonly cacheDir: string;
  readonly maxCacheBytes?: number;
  readonly rendersAtOnce?: number;
}

/** The drawings are loaded with the first picture: a start has no need of them. */
async function draw(subject: ImageSubject): Promise<string> {
  if (subject.type === 'scene') return sceneMarkup(subject.name);
  const { drawProduct } = await import('@haberdash/demo-pictures/draw-product.ts');
  return drawProduct(subject.picture, subject.view);
}

const keyOf = (subject: ImageSubject, spec: ImageSpec): string => {
  const what =
    subject.type === 'scene'
      ? [subject.name]
      : [
          subject.picture.kind,
          subject.picture.audience,
          subject.picture.seed,
          subject.picture.base,
          subject.picture.accent,
          subject.picture.trim,
          subject.view,
        ];
  return JSON.stringify([
    DRAWING_VERSION,
    subject.type,
    what,
    spec.width,
    spec.ratio,
    spec.format,
    QUALITY[spec.format],
  ]);
};

/** The service over a given cache and queue; `createImageService` makes both. */
export function imageServiceOver(cache: ImageCache, queue: RenderQueue): ImageService {
  return {
    tag: (subject, spec) =>
      createHash('sha256').update(keyOf(subject, spec)).digest('base64url').slice(0, 27),
    cached: (subject, spec) => cache.get(keyOf(subject, spec)),
    async image(subject, spec, { priority = 'visitor', signal } = {}) {
      const key = keyOf(subject, spec);
      const kept = await cache.get(key);
      if (kept !== undefined) return kept;
      const render = async (): Promise<Buffer> => {
        const image = await renderImage(await draw(subject), spec);
        // A full disk must not cost the visitor the picture that is already drawn.
        await cache.put(key, image).catch(() => undefined);
        return image;
      };
      return queue.run(key, render, ticketFor(spec, priority, signal));
    },
  };
}

/** Opens the disk cache in `cacheDir` and answers every image the shop shows. */
export async function createImageService(options: ImageServiceOptions): Promise<ImageService> {
  const { cacheDir, maxCacheBytes = MAX_CACHE_BYTES, rendersAtOnce = RENDERS_AT_ONCE } = options;
  const cache = await openImageCache({ folder: cacheDir, maxBytes: maxCacheBytes });
  const queue = createRenderQueue({ concurrency: rendersAtOnce, maxWaiting: MAX_WAITING });
  return imageServiceOver(cache, queue);
}
