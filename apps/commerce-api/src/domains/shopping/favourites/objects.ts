import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';

import type { Clock } from '../../../shared/clock.ts';
import type { ObjectRequest, ObjectResolvers } from '../../../platform/policy/objects.ts';
import type { ListRow } from './repository.ts';
import { favouriteList } from './schema.ts';

declare module '../../../platform/policy/objects.ts' {
  interface ObjectTypes {
    readonly 'own-favourites': ListRow;
  }
}

const where = ({ owner, brand }: ObjectRequest) =>
  and(eq(favouriteList.owner, owner), eq(favouriteList.brand, brand));

/** An id other than that of the shopper's own list finds nothing. */
const named = (list: ListRow | undefined, { id }: ObjectRequest): ListRow | undefined =>
  id === undefined || list?.id === id ? list : undefined;

/** Resolves and locks favourites. */
export const favouriteObjects = (clock: Clock) =>
  ({
    'own-favourites': {
      missing: 'API404',
      async find(db, request) {
        const [found] = await db.select().from(favouriteList).where(where(request));
        return named(found, request);
      },
      async lock(tx, request) {
        const [found] = await tx.select().from(favouriteList).where(where(request)).for('update');
        return named(found, request);
      },
      async create(tx, request) {
        const { owner, brand } = request;
        const row = { id: randomUUID(), owner, brand, createdAt: new Date(clock.now()) };
        await tx.insert(favouriteList).values(row).onConflictDoNothing();
        const [list] = await tx.select().from(favouriteList).where(where(request)).for('update');
        if (list === undefined) throw new TypeError('the list was not created');
        return list;
      },
    },
  }) satisfies ObjectResolvers;
