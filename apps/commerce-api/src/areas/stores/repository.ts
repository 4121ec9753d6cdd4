import { asc, eq } from 'drizzle-orm';

import type { Executor } from '../../platform/db/database.ts';
import { store } from '../catalogue/schema.ts';

/** A store with doors. */
export type StoreRow = typeof store.$inferSelect;

/** The stores of a country. */
export const storesIn = (db: Executor, countryCode: string): Promise<StoreRow[]> =>
  db.select().from(store).where(eq(store.countryCode, countryCode)).orderBy(asc(store.id));
