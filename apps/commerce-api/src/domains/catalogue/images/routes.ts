import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import { readImageQuery } from './image-query.ts';
import type { ImageService } from './image-service.ts';
import { CONTENT_TYPES, type ImageSpec, type SubjectType } from './image-spec.ts';
import { PLACEHOLDER } from './placeholder.ts';
import {
  PRODUCT_VIEWS,
  type Picture,
  type PicturedProduct,
  type PictureSource,
} from '../../../providers/pictures/provider.ts';
import { sendError, type SendError } from './image-error.ts';
import { QueueFullError } from './render-queue.ts';

export interface ImageRoutesOptions {
  readonly pictures: PictureSource;
  readonly images: ImageService;
  findProduct(productCode: string, colorId: string): Promise<PicturedProduct | undefined>;
  findRecipe?(recipeId: string): Promise<Picture | undefined>;
  findLook?(lookId: string): Promise<Picture | undefined>;
  /** Undefined for an unknown or rejected picture. */
  findUpload?(pictureId: string): Promise<Picture | undefined>;
  readonly sendError?: SendError;
  /** Called before a picture is drawn; throws the error of the response. */
  readonly admitDrawing?: (request: FastifyRequest) => Promise<void>;
}

const CODE = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/;

/** For addresses that always show the same picture. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A replaced picture is visible everywhere within an hour. */
const REPLACEABLE = 'public, max-age=3600';

const RETRY_AFTER_S = 5;

/** Aborted when the caller disconnects before the response. */
function signalOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

const hasTag = (request: FastifyRequest, etag: string): boolean => {
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((part) => ['*', etag, `W/${etag}`].includes(part.trim()));
};

interface RequestedImage {
  readonly spec: ImageSpec;
  /** The picture can be removed by its owner, so that caches must not store it for long. */
  readonly isRemovable?: boolean;
}

/** Pictures with one name each. */
interface NamedRoute extends Pick<RequestedImage, 'isRemovable'> {
  readonly folder: string;
  readonly subject: SubjectType;
  readonly find: (name: string) => Promise<Picture | undefined>;
}

/**
 * A product view; a missing one falls back to another view or a drawing, because pages link to the first one
 * unchecked.
 */
async function findView(
  pictures: PictureSource,
  product: PicturedProduct,
  view: string,
): Promise<Picture | undefined> {
  const own = await pictures.find({ type: 'product', product, view });
  if (own !== undefined || view !== PRODUCT_VIEWS[0]) return own;
  const [first] = await pictures.views(product);
  const other = first && (await pictures.find({ type: 'product', product, view: first }));
  return other || PLACEHOLDER;
}

function createReplies(options: ImageRoutesOptions) {
  const { images, pictures } = options;
  const reject = options.sendError ?? sendError;
  const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reject(request, reply, { status: 404, errorId: 'API404', message: 'No such image.' });
  const badQuery = (request: FastifyRequest, reply: FastifyReply, message: string): FastifyReply =>
    reject(request, reply, { status: 400, errorId: 'API400', message });

  const busy = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reject(request, reply.header('retry-after', RETRY_AFTER_S), {
      status: 503,
      errorId: 'GEN503',
      message: 'Too many images are being made.',
    });
  const cacheable = (reply: FastifyReply, isRemovable = false): FastifyReply =>
    reply
      .header('cache-control', pictures.isImmutable && !isRemovable ? IMMUTABLE : REPLACEABLE)
      .header('x-content-type-options', 'nosniff');

  const failed = (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
    request.log.error({ err: error }, 'image could not be made');
    return reject(request, reply, {
      status: 500,
      errorId: 'GEN500',
      message: 'The image could not be made.',
    });
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    picture: Picture,
    { spec, isRemovable: isRemovableByRoute }: RequestedImage,
  ) => {
    // A photograph may replace the placeholder any time.
    const isRemovable = isRemovableByRoute === true || picture === PLACEHOLDER;
    const etag = `"${images.tag(picture, spec)}"`;
    if (hasTag(request, etag)) return cacheable(reply, isRemovable).header('etag', etag).code(304).send();
    const signal = signalOf(reply);
    const cached = await images.cached(picture, spec);
    if (cached === undefined) await options.admitDrawing?.(request);
    try {
      const image = cached ?? (await images.image(picture, spec, { signal }));
      return cacheable(reply, isRemovable).header('etag', etag).type(CONTENT_TYPES[spec.format]).send(image);
    } catch (error) {
      // A disconnected caller reads no response; the log line records it.
      if (error instanceof QueueFullError || signal.aborted) return busy(request, reply);
      return failed(request, reply, error);
    }
  };

  const sendImage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    find: () => Promise<Picture | undefined>,
    requested: RequestedImage,
  ) => {
    let picture: Picture | undefined;
    try {
      picture = await find();
    } catch (error) {
      return failed(request, reply, error);
    }
    return picture === undefined ? notFound(request, reply) : send(request, reply, picture, requested);
  };

  return { notFound, badQuery, cacheable, answer: sendImage };
}

/** Serves images of the picture source in listed sizes and formats. */
export const imageRoutes: FastifyPluginAsync<ImageRoutesOptions> = async (app, options) => {
  const { notFound, badQuery, cacheable, answer: sendImage } = createReplies(options);

  app.get<{ Params: { productCode: string; colorId: string; view: string } }>(
    '/images/products/:productCode/:colorId/:view',
    async (request, reply) => {
      const { productCode, colorId, view } = request.params;
      if (![productCode, colorId, view].every((name) => CODE.test(name))) return notFound(request, reply);
      const query = readImageQuery(request.query, 'product');
      if ('problem' in query) return badQuery(request, reply, query.problem);
      const product = await options.findProduct(productCode, colorId);
      if (product === undefined) return notFound(request, reply);
      return sendImage(request, reply, () => findView(options.pictures, product, view), query);
    },
  );

  const named: readonly NamedRoute[] = [
    { folder: 'scenes', subject: 'scene', find: (name) => options.pictures.find({ type: 'scene', name }) },
    { folder: 'recipes', subject: 'product', find: async (id) => options.findRecipe?.(id) },
    { folder: 'looks', subject: 'scene', isRemovable: true, find: async (id) => options.findLook?.(id) },
    { folder: 'pictures', subject: 'scene', isRemovable: true, find: async (id) => options.findUpload?.(id) },
  ];
  for (const { folder, subject, find, isRemovable = false } of named) {
    app.get<{ Params: { name: string } }>(`/images/${folder}/:name`, async (request, reply) => {
      const { name } = request.params;
      if (!CODE.test(name)) return notFound(request, reply);
      const query = readImageQuery(request.query, subject);
      if ('problem' in query) return badQuery(request, reply, query.problem);
      return sendImage(request, reply, () => find(name), { ...query, isRemovable });
    });
  }

  app.get<{ Params: { name: string } }>('/images/marks/:name', async (request, reply) => {
    const { name } = request.params;
    const mark = CODE.test(name) ? await options.pictures.mark(name) : undefined;
    if (mark === undefined) return notFound(request, reply);
    if (Object.keys(request.query ?? {}).length > 0) {
      return badQuery(request, reply, 'A mark takes no query parameters.');
    }
    return cacheable(reply)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('image/svg+xml')
      .send(mark);
  });
};
