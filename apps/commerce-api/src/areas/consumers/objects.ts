import { and, eq } from 'drizzle-orm';

import type { Asked, ObjectResolvers } from '../../platform/policy/objects.ts';
import { consumer } from './schema.ts';

/** Somebody with an account, as the policy resolves them. */
export type ConsumerRow = typeof consumer.$inferSelect & { readonly owner: string };

declare module '../../platform/policy/objects.ts' {
  interface ObjectTypes {
    /** The account that the token stands for. */
    readonly 'own-profile': ConsumerRow;
  }
}

const where = ({ owner, brand }: Asked) => and(eq(consumer.subject, owner), eq(consumer.brand, brand));

const owned = (found: typeof consumer.$inferSelect | undefined): ConsumerRow | undefined =>
  found && { ...found, owner: found.subject };

/** How the accounts of people are found: by the token alone, so that no call can name another one. */
export const consumerObjects = {
  'own-profile': {
    missing: 'AUT498',
    async find(db, asked) {
      const [found] = await db.select().from(consumer).where(where(asked));
      return owned(found);
    },
    async lock(tx, asked) {
      const [found] = await tx.select().from(consumer).where(where(asked)).for('update');
      return owned(found);
    },
  },
} satisfies ObjectResolvers;
