import type { Store, StoreSearch } from '@haberdash/api-client/stores';

import { type Area, defineHandlers, type Services } from '../../../platform/operations/area.ts';
import { getStoreStock } from '../product/inventory.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { nearestFirst } from './nearest.ts';
import { openingLines } from './opening-hours.ts';
import { comingDays } from './special-days.ts';
import { storesIn, type StoreRow } from './repository.ts';

const DEFAULT_COUNT = 10;

const toStore = (row: StoreRow, locale: string, nowMs: number): Store => ({
  id: row.id,
  name: row.name,
  addressLine1: row.addressLine1,
  city: row.city,
  postalCode: row.postalCode,
  countryCode: row.countryCode,
  phone: row.phone,
  latitude: row.latitude,
  longitude: row.longitude,
  openingHours: openingLines(row.openingHours, locale),
  weeklyHours: row.openingHours,
  ...(row.timeZone === null ? {} : { timeZone: row.timeZone }),
  specialDays: comingDays(row.specialDays, row.timeZone, nowMs),
  services: row.services,
});

/** Stock of a product per store; an unknown product has none. */
async function stockOf(
  db: Executor,
  productId: string,
  storeIds: readonly string[],
): Promise<Map<string, number>> {
  try {
    const found = await getStoreStock(db, productId, storeIds);
    return new Map(found.map(({ storeId, storeInventory }) => [storeId, storeInventory]));
  } catch (error) {
    if (error instanceof ServiceError) return new Map();
    throw error;
  }
}

async function searchStores(
  db: Executor,
  search: StoreSearch,
  { locale, nowMs }: { readonly locale: string; readonly nowMs: number },
): Promise<Store[]> {
  const rows = await storesIn(db, search.countryCode);
  const nearest = nearestFirst(rows, search).slice(0, search.count ?? DEFAULT_COUNT);
  const stores = nearest.map(({ store, ...distance }) => ({ ...toStore(store, locale, nowMs), ...distance }));
  if (search.productId === undefined) return stores;
  const stock = await stockOf(
    db,
    search.productId,
    stores.map(({ id }) => id),
  );
  return stores.map((entry) => ({ ...entry, storeInventory: stock.get(entry.id) ?? 0 }));
}

export function storesArea({ clock }: Pick<Services, 'clock'>): Area {
  return {
    name: 'stores',
    handlers: defineHandlers({
      searchStores: async ({ db, body, context, reply }) => {
        reply.header('cache-control', 'no-store');
        return { stores: await searchStores(db, body, { locale: context.locale, nowMs: clock.now() }) };
      },
    }),
  };
}
