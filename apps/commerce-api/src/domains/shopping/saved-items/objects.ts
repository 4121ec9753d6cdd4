import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';

import type { Clock } from '../../../shared/clock.ts';
import type { ObjectRequest, ObjectResolvers } from '../../../platform/policy/objects.ts';
import type { SavedListRow } from './repository.ts';
import { savedList } from './schema.ts';

declare module '../../../platform/policy/objects.ts' {
  interface ObjectTypes {
    readonly 'own-saved-list': SavedListRow;
  }
}

const where = ({ owner, brand }: ObjectRequest) =>
  and(eq(savedList.owner, owner), eq(savedList.brand, brand));

/** An id other than that of the shopper's own list finds nothing. */
const named = (list: SavedListRow | undefined, { id }: ObjectRequest): SavedListRow | undefined =>
  id === undefined || list?.id === id ? list : undefined;

/** Resolves and locks saved lists. */
export const savedObjects = (clock: Clock) =>
  ({
    'own-saved-list': {
      missing: 'API404',
      async find(db, request) {
        const [found] = await db.select().from(savedList).where(where(request));
        return named(found, request);
      },
      async lock(tx, request) {
        const [found] = await tx.select().from(savedList).where(where(request)).for('update');
        return named(found, request);
      },
      async create(tx, request) {
        const { owner, brand } = request;
        const now = new Date(clock.now());
        const row = { id: randomUUID(), owner, brand, createdAt: now, updatedAt: now };
        await tx.insert(savedList).values(row).onConflictDoNothing();
        const [list] = await tx.select().from(savedList).where(where(request)).for('update');
        if (list === undefined) throw new TypeError('the list was not created');
        return list;
      },
    },
  }) satisfies ObjectResolvers;
