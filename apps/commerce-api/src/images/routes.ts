import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import { isMarkName, drawMark } from '@haberdash/demo-pictures/marks.ts';
import { readImageQuery } from './image-query.ts';
import { createImageService, type ImageService, type ImageSubject } from './image-service.ts';
import { CONTENT_TYPES, type ImageSpec } from './image-spec.ts';
import { PRODUCT_VIEWS, SCENE_NAMES, type ProductPicture } from '@haberdash/demo-pictures/picture.ts';
import { sendRefusal, type SendRefusal } from './refusal.ts';
import { QueueFullError } from './render-queue.ts';

export interface ImageRoutesOptions {
  readonly cacheDir: string;
  findProductPicture(productCode: string, colorId: string): Promise<ProductPicture | undefined>;
  /** Share one with the warm-up; without it the plugin opens its own in `cacheDir`. */
  readonly images?: ImageService;
  readonly sendRefusal?: SendRefusal;
  /** Asked before a picture is drawn; throws what the caller is told instead. */
  readonly admitDrawing?: (request: FastifyRequest) => Promise<void>;
}

const CODE = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/;

/** The same address always shows the same picture, so it may be kept for as long as caches can. */
const keepForever = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff');

/** Seconds after which a full queue has room again. */
const RETRY_AFTER_S = 5;

/** Aborted when the caller is gone before the answer is. */
function signalOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

const hasTag = (request: FastifyRequest, etag: string): boolean => {
  const asked = request.headers['if-none-match'];
  if (asked === undefined) return false;
  return asked.split(',').some((part) => ['*', etag, `W/${etag}`].includes(part.trim()));
};

/**
 * Serves product pictures, scenes and marks. Only what the lists name exists: nothing of an address becomes
 * a path or an unlisted size.
 */
export const imageRoutes: FastifyPluginAsync<ImageRoutesOptions> = async (app, options) => {
  const images = options.images ?? (await createImageService({ cacheDir: options.cacheDir }));
  const refuse = options.sendRefusal ?? sendRefusal;
  const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    refuse(request, reply, { status: 404, errorId: 'API404', message: 'No such image.' });
  const badQuery = (request: FastifyRequest, reply: FastifyReply, message: string): FastifyReply =>
    refuse(request, reply, { status: 400, errorId: 'API400', message });

  const busy = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    refuse(request, reply.header('retry-after', RETRY_AFTER_S), {
      status: 503,
      errorId: 'GEN503',
      message: 'Too many images are being drawn.',
    });

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    subject: ImageSubject,
    spec: ImageSpec,
  ) => {
    const etag = `"${images.tag(subject, spec)}"`;
    if (hasTag(request, etag)) return keepForever(reply).header('etag', etag).code(304).send();
    const signal = signalOf(reply);
    const cached = await images.cached(subject, spec);
    if (cached === undefined) await options.admitDrawing?.(request);
    try {
      const image = cached ?? (await images.image(subject, spec, { signal }));
      return keepForever(reply).header('etag', etag).type(CONTENT_TYPES[spec.format]).send(image);
    } catch (error) {
      // Whoever has left reads no answer; the line in the log says that there was none.
      if (error instanceof QueueFullError || signal.aborted) return busy(request, reply);
      request.log.error({ err: error }, 'image could not be rendered');
      return refuse(request, reply, {
        status: 500,
        errorId: 'GEN500',
        message: 'The image could not be drawn.',
      });
    }
  };

  app.get<{ Params: { productCode: string; colorId: string; view: string } }>(
    '/images/products/:productCode/:colorId/:view',
    async (request, reply) => {
      const { productCode, colorId } = request.params;
      const view = PRODUCT_VIEWS.find((name) => name === request.params.view);
      if (view === undefined || !CODE.test(productCode) || !CODE.test(colorId))
        return notFound(request, reply);
      const query = readImageQuery(request.query, 'product');
      if ('problem' in query) return badQuery(request, reply, query.problem);
      const picture = await options.findProductPicture(productCode, colorId);
      if (picture === undefined) return notFound(request, reply);
      return answer(request, reply, { type: 'product', picture, view }, query.spec);
    },
  );

  app.get<{ Params: { name: string } }>('/images/scenes/:name', async (request, reply) => {
    const name = SCENE_NAMES.find((entry) => entry === request.params.name);
    if (name === undefined) return notFound(request, reply);
    const query = readImageQuery(request.query, 'scene');
    if ('problem' in query) return badQuery(request, reply, query.problem);
    return answer(request, reply, { type: 'scene', name }, query.spec);
  });

  app.get<{ Params: { name: string } }>('/images/marks/:name', async (request, reply) => {
    const { name } = request.params;
    if (!isMarkName(name)) return notFound(request, reply);
    if (Object.keys(request.query ?? {}).length > 0) {
      return badQuery(request, reply, 'A mark takes no query parameters.');
    }
    return keepForever(reply)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('image/svg+xml')
      .send(drawMark(name));
  });
};
