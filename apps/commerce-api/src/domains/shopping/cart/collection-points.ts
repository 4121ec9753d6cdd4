import type { CollectionPoint, CollectionPointSearch } from '@haberdash/api-client/stores';
import { and, eq, inArray, sql } from 'drizzle-orm';

import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import {
  methodOfKind,
  deliveryTime,
  methodLabel,
  nearestFirst,
  openingLines,
  pointsIn,
  type PointRow,
} from '../../catalogue/index.ts';
import { cartLine } from './schema.ts';

/** Beyond this a collection point is too far. */
const USUAL_RADIUS_KM = 50;

/** Quantity of a cart; public without a token, because ids are random and only the size counts. */
async function quantityOf(db: Executor, cartId: string): Promise<number> {
  const [found] = await db
    .select({ quantity: sql<number>`coalesce(sum(${cartLine.quantity}), 0)::int` })
    .from(cartLine)
    .where(and(eq(cartLine.cartId, cartId), inArray(cartLine.delivery, ['home', 'sts', 'pudo'])));
  return found?.quantity ?? 0;
}

const toPoint = (row: PointRow, { locale }: Pick<RequestContext, 'locale'>): CollectionPoint => ({
  id: row.id,
  name: row.name,
  provider: row.provider,
  addressLine1: row.addressLine1,
  city: row.city,
  postalCode: row.postalCode,
  countryCode: row.countryCode,
  latitude: row.latitude,
  longitude: row.longitude,
  openingHours: openingLines(row.openingHours, locale),
});

/** Collection points with capacity for the cart, nearest first (spec 2 §7). */
export async function searchCollectionPoints(
  db: Executor,
  search: CollectionPointSearch,
  context: RequestContext,
  nowMs: number,
): Promise<CollectionPoint[]> {
  const { countryCode, radiusKm = USUAL_RADIUS_KM, count, cartId } = search;
  const method = methodOfKind('pudo', countryCode, context.currency, nowMs);
  if (method === undefined) return [];
  const quantity = cartId === undefined ? 0 : await quantityOf(db, cartId);
  const points = (await pointsIn(db, countryCode)).filter(({ maxItems }) => maxItems >= quantity);
  const shippingMethod = {
    code: method.code,
    label: methodLabel(method, context.edition),
    deliveryTime: deliveryTime(method, context.locale),
  };
  return nearestFirst(points, search)
    .filter(({ distanceKm = 0 }) => distanceKm <= radiusKm)
    .slice(0, count)
    .map(({ store, ...distance }) => ({ ...toPoint(store, context), ...distance, shippingMethod }));
}
