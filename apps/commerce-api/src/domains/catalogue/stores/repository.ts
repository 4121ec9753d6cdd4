import { asc, eq } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { collectionPoint, store } from '../catalogue/schema.ts';

export type StoreRow = typeof store.$inferSelect;

export const storesIn = (db: Executor, countryCode: string): Promise<StoreRow[]> =>
  db.select().from(store).where(eq(store.countryCode, countryCode)).orderBy(asc(store.id));

export type PointRow = typeof collectionPoint.$inferSelect;

export const pointsIn = (db: Executor, countryCode: string): Promise<PointRow[]> =>
  db
    .select()
    .from(collectionPoint)
    .where(eq(collectionPoint.countryCode, countryCode))
    .orderBy(asc(collectionPoint.id));
