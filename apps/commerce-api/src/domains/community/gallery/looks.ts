import type { Look } from '@haberdash/api-client/products';

import type { Gallery, GalleryLook, LookQuery } from '../../../providers/gallery/provider.ts';
import type { Picture } from '../../../providers/pictures/provider.ts';
import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createTtlCache } from '../../../shared/ttl-cache.ts';
import type { Listings } from '../../catalogue/index.ts';

/** Looks are cached for a minute, to limit calls of the provider. */
const TTL_MS = 60_000;
const CACHED_QUERIES = 500;
/** Number of recently shown looks whose picture addresses are cached. */
const KNOWN_PICTURES = 5_000;
/** Increase when the rendering of looks changes, so that cached images are rebuilt. */
const DRAWING_VERSION = 1;

/** Looks of the gallery with the shop's own products, texts and prices. */
export function createLooks(clock: Clock, gallery: Gallery, findCards: Listings['findCards']) {
  const cachedLooks = createTtlCache<readonly GalleryLook[]>(clock, TTL_MS, CACHED_QUERIES);
  const addresses = new Map<string, string>();

  const remember = ({ id, pictureUrl }: GalleryLook): void => {
    addresses.delete(id);
    addresses.set(id, pictureUrl);
    const [oldest] = addresses.keys();
    if (addresses.size > KNOWN_PICTURES && oldest !== undefined) addresses.delete(oldest);
  };

  const find = async (query: LookQuery): Promise<readonly GalleryLook[]> => {
    const looks = await cachedLooks.get(JSON.stringify(query), () => gallery.looks(query));
    looks.forEach(remember);
    return looks;
  };

  return {
    /** Newest first; a look without a sold product has its picture only. */
    async list(query: LookQuery, context: RequestContext): Promise<Look[]> {
      const looks = await find(query);
      const codes = [...new Set(looks.flatMap(({ productCodes }) => productCodes))];
      const cards = new Map((await findCards(codes, context)).map((card) => [card.id, card]));
      return looks.map(({ id, caption, author, publishedAt, productCodes }) => ({
        id,
        caption,
        author,
        ...(publishedAt === undefined ? {} : { publishedAt }),
        products: productCodes.flatMap((code) => {
          const card = cards.get(code);
          return card === undefined ? [] : [{ id: card.id, name: card.name, url: card.url }];
        }),
      }));
    },
    /** The picture of a shown look, so that callers cannot make it fetch arbitrary addresses. */
    async picture(lookId: string): Promise<Picture | undefined> {
      if (!addresses.has(lookId)) await find({ count: 100 });
      const url = addresses.get(lookId);
      return url === undefined
        ? undefined
        : { key: [DRAWING_VERSION, 'look', lookId], original: () => gallery.picture(url) };
    },
  };
}

export type Looks = ReturnType<typeof createLooks>;
