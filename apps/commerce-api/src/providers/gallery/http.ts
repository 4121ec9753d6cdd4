import * as v from 'valibot';

import { providerClient, ProviderFailure, readBytes, type ProviderAddress } from '../provider-client.ts';
import { MIDDLE, type Original } from '../pictures/provider.ts';
import type { Gallery, GalleryLook, LookQuery } from './provider.ts';

export interface GalleryAddress extends ProviderAddress {
  readonly customerId: string;
}

/** The provider's maximum. */
const MOST_PICTURE_BYTES = 8 * 1024 * 1024;

/** Pictures are cached, and no page waits for them. */
const PICTURE_TIMEOUT_MS = 10_000;

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const look = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9]{1,20}$/)),
  type: v.picklist(['IMAGE', 'VIDEO']),
  caption: v.optional(text(2_200), ''),
  date_published: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  images: v.object({ normal: text(500) }),
  uploader: v.optional(v.object({ name: text(120) })),
  streams: v.optional(v.pipe(v.array(v.object({ tag_key: v.optional(text(60)) })), v.maxLength(20)), []),
});
const looksPage = v.object({
  data: v.object({ media: v.pipe(v.array(look), v.maxLength(100)) }),
});
const person = v.object({ data: v.object({ id: v.pipe(v.string(), v.regex(/^[0-9]{1,20}$/)) }) });
const streamsPage = v.object({
  data: v.object({
    media: v.array(
      v.object({
        streams: v.optional(v.array(v.object({ id: text(20), tag_key: v.optional(text(60)) })), []),
      }),
    ),
  }),
});
const done = v.object({ metadata: v.object({ code: v.number() }) });

const toLook = (media: v.InferOutput<typeof look>): GalleryLook => ({
  id: media.id,
  caption: media.caption,
  author: media.uploader?.name ?? '',
  ...(media.date_published === undefined ? {} : { publishedAt: media.date_published }),
  productCodes: media.streams.flatMap(({ tag_key: code }) => code ?? []),
  pictureUrl: media.images.normal,
});

const pathOf = ({ productId, categoryId, count }: LookQuery, customerId: string): string => {
  if (productId !== undefined)
    return `/streams/media/recent?${new URLSearchParams({ tag_key: productId, count: String(count) }).toString()}`;
  if (categoryId !== undefined)
    return `/categories/media/recent?${new URLSearchParams({ category_key: categoryId, count: String(count) }).toString()}`;
  return `/customers/${encodeURIComponent(customerId)}/media/recent?count=${count}`;
};

async function readPicture(url: string): Promise<Original> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) });
  if (!response.ok) throw new ProviderFailure(response.status);
  const bytes = await readBytes(response, MOST_PICTURE_BYTES);
  return response.headers.get('content-type')?.startsWith('image/svg+xml') === true
    ? { kind: 'vector', svg: bytes.toString('utf8') }
    : { kind: 'photograph', bytes, focus: MIDDLE };
}

/** The gallery's HTTP API (`openapi/gallery.yaml`). */
export function httpGallery(address: GalleryAddress): Gallery {
  const call = providerClient({ ...address, keyHeader: 'x-api-key' });
  const { origin } = new URL(address.url);
  /** Streams of a product; empty before the first share. */
  const streamsOf = async (productCode: string): Promise<string[]> => {
    const path = pathOf({ productId: productCode, count: 1 }, address.customerId);
    const { data } = await call({ method: 'GET', path, response: streamsPage });
    const streams = data.media.flatMap((media) => media.streams);
    return streams.filter(({ tag_key: code }) => code === productCode).map(({ id }) => id);
  };
  return {
    async looks(query) {
      const path = pathOf(query, address.customerId);
      const { data } = await call({ method: 'GET', path, response: looksPage });
      // Videos and pictures on other hosts are skipped, for privacy.
      return data.media
        .filter(({ type, images }) => type === 'IMAGE' && isAt(images.normal, origin))
        .map(toLook);
    },
    async picture(url) {
      if (!isAt(url, origin)) throw new TypeError('the picture does not stand at the gallery');
      return readPicture(url);
    },
    async report(lookId, reason) {
      const path = `/media/${encodeURIComponent(lookId)}/reports`;
      try {
        await call({ method: 'POST', path, body: { reason }, response: done });
        return 'reported';
      } catch (error) {
        if (error instanceof ProviderFailure && error.code === 'HTTP_404') return 'unknown';
        throw error;
      }
    },
    async share({ email, nickname, language, caption, pictureUrl, productCode }) {
      const { data } = await call({
        method: 'POST',
        path: '/users',
        body: { email, screen_name: nickname, language },
        response: person,
      });
      const stream_ids = productCode === undefined ? [] : await streamsOf(productCode);
      const body = { media_url: pictureUrl, caption, stream_ids, isTermsConfirmed: true };
      await call({ method: 'POST', path: `/users/${data.id}/media`, body, response: done });
    },
  };
}

const isAt = (url: string, origin: string): boolean => URL.canParse(url) && new URL(url).origin === origin;
