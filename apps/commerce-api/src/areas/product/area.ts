import { defineHandlers, type Area, type ShopServices } from '../../platform/operations/area.ts';
import { createTtlCache } from '../../shared/ttl-cache.ts';
import { CATALOGUE_CACHE } from '../catalogue/cache-control.ts';
import { TURN_VIEWS, type PictureSource } from '../../parties/pictures/picture-source.ts';
import type { Listings } from '../listing/listings.ts';
import { getDeliveryPromise } from './delivery-promise.ts';
import { getInventory, getStoreStock } from './inventory.ts';
import { getProductSet, getProductSets } from './sets.ts';
import { getProductDetails, type CanTurn } from './product-details.ts';

const NEVER = 'no-store';
/** Whether there are pictures of a turn is looked up on a disk, or farther away, and hardly ever changes. */
const TURNS_MS = 60_000;
const KNOWN_TURNS = 5_000;

/** One product: its details, its stock, and what goes with it. */
export function productArea(
  { database, clock }: ShopServices,
  { trees, findCards }: Listings,
  pictures: Pick<PictureSource, 'find'>,
): Area {
  const db = database.read;
  const [front = 'turn-00'] = TURN_VIEWS;
  const turns = createTtlCache<boolean>(clock, TURNS_MS, KNOWN_TURNS);
  const canTurn: CanTurn = (product) =>
    turns.get(`${product.productCode} ${product.colorId}`, async () => {
      return (await pictures.find({ type: 'product', product, view: front })) !== undefined;
    });
  return {
    name: 'product',
    handlers: defineHandlers({
      getProductDetails: async ({ params, context, reply }) => {
        reply.header('cache-control', CATALOGUE_CACHE);
        const tree = await trees(context.edition);
        return getProductDetails(db, params.productId, context, { tree, canTurn, nowMs: clock.now() });
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
