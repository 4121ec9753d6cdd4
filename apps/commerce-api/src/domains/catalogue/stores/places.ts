import { inArray } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { collectionPoint, store, type OpeningHours } from '../catalogue/schema.ts';

/** A pickup place: a store or a carrier's collection point. */
export interface PickupPlace {
  readonly id: string;
  readonly kind: 'store' | 'point';
  readonly countryCode: string;
  readonly name: string;
  readonly addressLine1: string;
  readonly city: string;
  readonly postalCode: string;
  /** Code within its country, where taxes differ by province. */
  readonly province: string | null;
  /** Stores only. */
  readonly phone: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly openingHours: OpeningHours[];
  readonly takesParcels: boolean;
  /** Capacity of one parcel; null for stores. */
  readonly maxItems: number | null;
}

const stores = (db: Executor) =>
  db
    .select({
      id: store.id,
      kind: sql<'store' | 'point'>`'store'`.as('kind'),
      countryCode: store.countryCode,
      name: store.name,
      addressLine1: store.addressLine1,
      city: store.city,
      postalCode: store.postalCode,
      province: store.province,
      phone: sql<string | null>`${store.phone}`.as('phone'),
      latitude: store.latitude,
      longitude: store.longitude,
      openingHours: store.openingHours,
      takesParcels: store.takesParcels,
      maxItems: sql<number | null>`null::integer`.as('most_pieces'),
    })
    .from(store);

const points = (db: Executor) =>
  db
    .select({
      id: collectionPoint.id,
      kind: sql<'store' | 'point'>`'point'`.as('kind'),
      countryCode: collectionPoint.countryCode,
      name: collectionPoint.name,
      addressLine1: collectionPoint.addressLine1,
      city: collectionPoint.city,
      postalCode: collectionPoint.postalCode,
      province: collectionPoint.province,
      phone: sql<string | null>`null::text`.as('phone'),
      latitude: collectionPoint.latitude,
      longitude: collectionPoint.longitude,
      openingHours: collectionPoint.openingHours,
      takesParcels: sql<boolean>`true`.as('takes_parcels'),
      maxItems: sql<number | null>`${collectionPoint.maxItems}`.as('most_pieces'),
    })
    .from(collectionPoint);

/** Stores and collection points by id; unknown ones are left out. */
export async function findPlaces(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PickupPlace>> {
  const wantedIds = [...new Set(ids)].filter((id) => id !== '' && !id.includes('\0'));
  if (wantedIds.length === 0) return new Map();
  const found = await unionAll(
    stores(db).where(inArray(store.id, wantedIds)),
    points(db).where(inArray(collectionPoint.id, wantedIds)),
  );
  return new Map(found.map((place) => [place.id, place]));
}
