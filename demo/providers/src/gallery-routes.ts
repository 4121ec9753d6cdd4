import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';

import { drawLook, LOOKS, type Look, type TaggedProduct } from './gallery-looks.ts';
import type { GalleryStore } from './gallery-store.ts';

const VERSION = 'v2.2';
const CUSTOMER = { id: '215757', name: 'Northfell', language: 'en_US' };
const MOST_LOOKS = 100;
const DEFAULT_COUNT = 20;

/** Tags for errors: failure, no response, invalid data. */
const TAGS = { fails: 'NFFAILS0', silent: 'NFSILENT', invalid: 'NFLIES00' } as const;

const number = (fallback: number, most: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^[0-9]{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(most)),
    String(fallback),
  );
const text = (maxLength: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength));
const id = v.pipe(v.string(), v.regex(/^[0-9]{1,20}$/));
const page = { count: number(DEFAULT_COUNT, MOST_LOOKS), page_number: number(1, 1_000) };
const pageQuery = v.object(page);
const tagQuery = v.object({ ...page, tag_key: text(60) });
const categoryQuery = v.object({ ...page, category_key: text(60) });
const report = v.strictObject({ reason: text(500), email: v.optional(v.pipe(v.string(), v.email())) });
const stash = v.strictObject({
  name: text(120),
  media_ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)),
});
const shared = v.strictObject({
  media_url: v.pipe(v.string(), v.url(), v.maxLength(500)),
  caption: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  stream_ids: v.optional(v.pipe(v.array(id), v.maxLength(10)), []),
  isTermsConfirmed: v.literal(true),
});
const user = v.strictObject({
  email: v.pipe(v.string(), v.email(), v.maxLength(100)),
  screen_name: text(60),
  language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}_[A-Z]{2}$/))),
});

const metadata = (code: number, message: string) => ({ code, message, version: VERSION });
const done = { metadata: metadata(200, 'OK') };
const reject = (reply: FastifyReply, code: number, message: string) =>
  reply.code(code).send({ metadata: metadata(code, message) });

const stream = ({ streamId, name, code, path }: TaggedProduct) => ({
  id: streamId,
  name,
  tag_key: code,
  product_url: path,
});

export interface GalleryParts {
  readonly publicOrigin: string;
  readonly apiKey: string;
  readonly store: GalleryStore;
}

const createResponses = (publicOrigin: string) => {
  const media = ({ id: mediaId, caption, publishedAt, author, products }: Look) => {
    const address = `${publicOrigin}/gallery/pictures/${mediaId}`;
    return {
      id: mediaId,
      type: 'IMAGE',
      caption,
      date_published: publishedAt,
      original_source: address,
      images: { thumbnail: address, normal: address },
      uploader: author,
      streams: products.map(stream),
    };
  };
  return {
    page: (looks: readonly Look[], query: { readonly count: number; readonly page_number: number }) => {
      const from = (query.page_number - 1) * query.count;
      return {
        metadata: metadata(200, 'OK'),
        data: {
          page_number: query.page_number,
          total: looks.length,
          media: looks.slice(from, from + query.count).map(media),
        },
      };
    },
    /** Invalid data, and a picture of another host. */
    invalid: () => ({
      metadata: metadata(200, 'OK'),
      data: { media: [{ id: 7, images: { normal: 'https://elsewhere.example/x.svg' } }] },
    }),
  };
};

type ByMedia = { Params: { mediaId: string } };

/** Six of its ten calls. */
function galleryReads(app: FastifyInstance, { publicOrigin, store }: GalleryParts): void {
  const answers = createResponses(publicOrigin);
  app.get('/', async () => ({
    metadata: metadata(200, 'OK'),
    data: {
      customer: CUSTOMER,
      links: [{ rel: 'media', href: `/customers/${CUSTOMER.id}/media/recent` }],
    },
  }));
  app.get('/categories/media/recent', async ({ query }) => {
    const wanted = v.parse(categoryQuery, query);
    const looks = store
      .looks()
      .filter(({ products }) => products.some(({ categories }) => categories.includes(wanted.category_key)));
    return answers.page(looks, wanted);
  });
  app.get<{ Params: { customerId: string } }>(
    '/customers/:customerId/media/recent',
    async ({ params, query }, reply) =>
      params.customerId === CUSTOMER.id
        ? answers.page(store.looks(), v.parse(pageQuery, query))
        : reject(reply, 404, 'No such account'),
  );
  app.get<ByMedia>('/media/:mediaId/streams', async ({ params }, reply) => {
    const look = store.looks().find(({ id: mediaId }) => mediaId === params.mediaId);
    if (look === undefined) return reject(reply, 404, 'No such picture');
    return { metadata: metadata(200, 'OK'), data: { streams: look.products.map(stream) } };
  });
  app.get<{ Params: { streamId: string } }>(
    '/streams/:streamId/media/recent',
    async ({ params, query }, reply) => {
      const looks = store
        .looks()
        .filter(({ products }) => products.some(({ streamId }) => streamId === params.streamId));
      if (looks.length === 0) return reject(reply, 404, 'No such stream');
      return answers.page(looks, v.parse(pageQuery, query));
    },
  );
  app.get('/streams/media/recent', async ({ query }) => {
    const wanted = v.parse(tagQuery, query);
    if (wanted.tag_key === TAGS.silent) await new Promise(() => undefined);
    if (wanted.tag_key === TAGS.fails) throw new Error('the sandbox gallery was asked to fail');
    if (wanted.tag_key === TAGS.invalid) return answers.invalid();
    const looks = store
      .looks()
      .filter(({ products }) => products.some(({ code }) => code === wanted.tag_key));
    return answers.page(looks, wanted);
  });
}

/** Four of its ten calls. */
function gallerySharing(app: FastifyInstance, { store, publicOrigin }: GalleryParts): void {
  app.post<ByMedia>('/media/:mediaId/reports', async ({ params, body }, reply) => {
    const { reason } = v.parse(report, body);
    if (!store.looks().some(({ id: mediaId }) => mediaId === params.mediaId))
      return reject(reply, 404, 'No such picture');
    store.report(params.mediaId, reason);
    return done;
  });
  app.post('/stashes', async ({ body }, reply) => {
    const { name, media_ids } = v.parse(stash, body);
    const stashId = store.stash(name, media_ids);
    return reply.code(201).send({
      metadata: metadata(201, 'Created'),
      data: { id: stashId, name, share_url: `${publicOrigin}/gallery/stashes/${stashId}` },
    });
  });
  app.post<{ Params: { userId: string } }>('/users/:userId/media', async ({ params, body }, reply) => {
    const { media_url, caption, stream_ids } = v.parse(shared, body);
    if (!store.knows(params.userId)) return reject(reply, 400, 'No such person');
    store.share({ userId: params.userId, mediaUrl: media_url, caption, streamIds: stream_ids });
    return done;
  });
  app.post('/users', async ({ body }, reply) => {
    const { email, screen_name } = v.parse(user, body);
    return reply.code(201).send({
      metadata: metadata(201, 'Created'),
      data: { id: store.user(email, screen_name), name: screen_name },
    });
  });
}

const digest = (value: unknown): Buffer => createHash('sha256').update(String(value)).digest();

/** The photo gallery below `/gallery`: the ten calls of its contract, and the pictures, which need no key. */
export async function galleryRoutes(app: FastifyInstance, parts: GalleryParts): Promise<void> {
  app.get<ByMedia>('/gallery/pictures/:mediaId', async ({ params }, reply) => {
    const shared = parts.store.picture(params.mediaId);
    if (shared !== undefined) return reply.type('image/jpeg').send(shared);
    const look = LOOKS.find(({ id: mediaId }) => mediaId === params.mediaId);
    if (look === undefined) return reject(reply, 404, 'No such picture');
    return reply.type('image/svg+xml').send(await drawLook(look));
  });
  await app.register(
    async (calls) => {
      const expected = digest(parts.apiKey);
      calls.addHook('onRequest', async (request, reply) => {
        if (!timingSafeEqual(digest(request.headers['x-api-key'] ?? ''), expected))
          return reject(reply, 401, 'Unauthorized');
      });
      calls.setErrorHandler(async (error, request, reply) => {
        if (v.isValiError(error)) return reject(reply, 400, error.message);
        const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
        if (status < 500) return reject(reply, status, 'The request cannot be read');
        request.log.error({ err: error }, 'the gallery failed');
        return reject(reply, 500, 'The gallery failed');
      });
      galleryReads(calls, parts);
      gallerySharing(calls, parts);
    },
    { prefix: '/gallery' },
  );
}
