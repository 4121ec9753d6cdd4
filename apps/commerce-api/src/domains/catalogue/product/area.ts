import { defineHandlers, type Area, type ShopServices } from '../../../platform/operations/area.ts';
import { createTtlCache } from '../../../shared/ttl-cache.ts';
import { CATALOGUE_CACHE } from '../catalogue/cache-control.ts';
import {
  TURN_VIEWS,
  type PicturedProduct,
  type PictureSource,
} from '../../../providers/pictures/provider.ts';
import type { Listings } from '../listing/listings.ts';
import { getDeliveryPromise } from './delivery-promise.ts';
import { getInventory, getStoreStock } from './inventory.ts';
import { getProductSet, getProductSets } from './sets.ts';
import { getProductDetails, type KnownPictures, type PicturesOf } from './product-details.ts';

const NEVER = 'no-store';
/** Pictures hardly ever change, and looking them up takes a disk or network access. */
const PICTURES_MS = 60_000;
const KNOWN_PICTURES = 5_000;

/** One product: details, stock and related products. */
export function productArea(
  { database, clock }: ShopServices,
  { trees, findCards }: Listings,
  pictures: Pick<PictureSource, 'find' | 'views'>,
): Area {
  const db = database.read;
  const [firstOfTurn = 'turn-00'] = TURN_VIEWS;
  const known = createTtlCache<KnownPictures>(clock, PICTURES_MS, KNOWN_PICTURES);
  const loadPictures = async (product: PicturedProduct): Promise<KnownPictures> => {
    const [views, turn] = await Promise.all([
      pictures.views(product),
      pictures.find({ type: 'product', product, view: firstOfTurn }),
    ]);
    return { views, canTurn: turn !== undefined };
  };
  // A product can be bought while its pictures are unavailable.
  const picturesOf: PicturesOf = (product) =>
    known
      .get(`${product.productCode} ${product.colorId}`, () => loadPictures(product))
      .catch(() => ({ views: [], canTurn: false }));
  return {
    name: 'product',
    handlers: defineHandlers({
      getProductDetails: async ({ params, context, reply }) => {
        reply.header('cache-control', CATALOGUE_CACHE);
        const tree = await trees(context.edition);
        return getProductDetails(db, params.productId, context, { tree, picturesOf, nowMs: clock.now() });
      },
      getProductSets: async ({ params, context, reply }) => {
        reply.header('cache-control', CATALOGUE_CACHE);
        return getProductSets(db, findCards, params.productId, context);
      },
      getProductSet: async ({ params, context, reply }) => {
        reply.header('cache-control', CATALOGUE_CACHE);
        return getProductSet(db, findCards, params.productSetId, context);
      },
      getProductInventory: async ({ params, reply }) => {
        reply.header('cache-control', NEVER);
        return getInventory(db, params.productId);
      },
      getStoreAvailability: async ({ params, body, reply }) => {
        reply.header('cache-control', NEVER);
        return { stores: await getStoreStock(db, params.productId, body.storeIds) };
      },
      getDeliveryPromise: async ({ params, body, context, reply }) => {
        reply.header('cache-control', NEVER);
        return getDeliveryPromise(db, params.productId, body.postalCode, context, clock.now());
      },
    }),
  };
}
