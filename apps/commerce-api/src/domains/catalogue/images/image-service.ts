import { createHash } from 'node:crypto';

import { MAX_WAITING, ticketFor, type RenderPriority } from './drawing-cost.ts';
import { openImageCache, type ImageCache } from './image-cache.ts';
import { QUALITY, type ImageSpec } from './image-spec.ts';
import type { Picture } from '../../../providers/pictures/provider.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';
import { renderImage } from './render.ts';

const MAX_CACHE_BYTES = 1_000_000_000;
/** Half of Node's thread pool; the other half reads cached images. */
const RENDERS_AT_ONCE = 2;

/** Returns images from the cache or renders them, each once at a time. */
export interface ImageService {
  /** The ETag of exactly these bytes, known before rendering. */
  tag(picture: Picture, spec: ImageSpec): string;
  cached(picture: Picture, spec: ImageSpec): Promise<Buffer | undefined>;
  /** Rejects with `QueueFullError` when rendering would take too long, and when the caller has left. */
  image(picture: Picture, spec: ImageSpec, caller?: ImageCaller): Promise<Buffer>;
}

export interface ImageCaller {
  readonly priority?: RenderPriority;
  readonly signal?: AbortSignal;
}

export interface ImageServiceOptions {
  readonly cacheDir: string;
  readonly maxCacheBytes?: number;
  readonly rendersAtOnce?: number;
}

/** A change to the encoding must change this key, or cached images stay as they are. */
const keyOf = ({ key }: Picture, { width, ratio, format }: ImageSpec): string =>
  JSON.stringify([...key, width, ratio, format, QUALITY[format]]);

export function imageServiceOver(cache: ImageCache, queue: RenderQueue): ImageService {
  return {
    tag: (picture, spec) =>
      createHash('sha256').update(keyOf(picture, spec)).digest('base64url').slice(0, 27),
    cached: (picture, spec) => cache.get(keyOf(picture, spec)),
    async image(picture, spec, { priority = 'visitor', signal } = {}) {
      const key = keyOf(picture, spec);
      const cached = await cache.get(key);
      if (cached !== undefined) return cached;
      const render = async (): Promise<Buffer> => {
        const image = await renderImage(await picture.original(), spec);
        // A full disk must not fail a request whose image is rendered.
        await cache.put(key, image).catch(() => undefined);
        return image;
      };
      return queue.run(key, render, ticketFor(spec, priority, signal));
    },
  };
}

/** The image service with a disk cache in `cacheDir`. */
export async function createImageService(options: ImageServiceOptions): Promise<ImageService> {
  const { cacheDir, maxCacheBytes = MAX_CACHE_BYTES, rendersAtOnce = RENDERS_AT_ONCE } = options;
  const cache = await openImageCache({ folder: cacheDir, maxBytes: maxCacheBytes });
  const queue = createRenderQueue({ concurrency: rendersAtOnce, maxWaiting: MAX_WAITING });
  return imageServiceOver(cache, queue);
}
