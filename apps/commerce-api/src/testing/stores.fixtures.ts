import type { Database } from '../platform/db/database.ts';
import { collectionPoint, stock, store } from '../domains/catalogue/catalogue/schema.ts';

type Db = Pick<Database, 'read'>;

const HOURS = [{ from: 1, to: 6, opens: '10:00', closes: '20:00' }] as const;

const place = (id: string) => ({
  id,
  countryCode: 'US',
  name: `Northfell ${id}`,
  addressLine1: '41 E 17th St',
  city: 'New York',
  postalCode: '10003',
  latitude: 40.7359,
  longitude: -73.9911,
  openingHours: [...HOURS],
});

/** Adds a New York store with stock; returns its id. */
export async function openStore(
  { read: db }: Db,
  id: string,
  pieces: Readonly<Record<string, number>> = {},
  overrides: Partial<typeof store.$inferInsert> = {},
): Promise<string> {
  await db.insert(store).values({ ...place(id), phone: '+1 202 555 0110', ...overrides });
  const rows = Object.entries(pieces).map(([variantId, quantity]) => ({ variantId, quantity, location: id }));
  if (rows.length > 0) await db.insert(stock).values(rows);
  return id;
}

/** Adds a New York collection point; returns its id. */
export async function openPoint(
  { read: db }: Db,
  id: string,
  overrides: Partial<typeof collectionPoint.$inferInsert> = {},
): Promise<string> {
  await db.insert(collectionPoint).values({ ...place(id), provider: 'relay', maxItems: 5, ...overrides });
  return id;
}
