import { and, inArray } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { stock } from './schema.ts';

/** The key of a variant's stock at a location. */
export const stockKey = (variantId: string, location: string): string => `${variantId}@${location}`;

/** Stock quantities by `stockKey`; missing rows are left out. */
export async function findStock(
  db: Executor,
  variantIds: readonly string[],
  locations: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const places = [...new Set(locations)].filter((location) => !location.includes('\0'));
  if (variantIds.length === 0 || places.length === 0) return new Map();
  const rows = await db
    .select()
    .from(stock)
    .where(and(inArray(stock.variantId, [...variantIds]), inArray(stock.location, places)));
  return new Map(rows.map((row) => [stockKey(row.variantId, row.location), row.quantity]));
}
