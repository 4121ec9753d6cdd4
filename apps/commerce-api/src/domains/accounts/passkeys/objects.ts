import { and, eq } from 'drizzle-orm';

import type { ObjectResolvers } from '../../../platform/policy/objects.ts';
import { consumer } from '../../customers/index.ts';
import { passkey } from './schema.ts';

export interface OwnedPasskey {
  readonly owner: string;
  readonly key: typeof passkey.$inferSelect;
}

declare module '../../../platform/policy/objects.ts' {
  interface ObjectTypes {
    readonly 'own-passkey': OwnedPasskey;
  }
}

/** Resolves passkeys by the id that their owner sees. */
export const passkeyObjects = {
  'own-passkey': {
    missing: 'API404',
    async lock(tx, { id, brand }) {
      const [found] = await tx
        .select({ key: passkey, owner: consumer.subject })
        .from(passkey)
        .innerJoin(consumer, eq(consumer.consumerNo, passkey.consumerNo))
        .where(and(eq(passkey.id, id ?? ''), eq(consumer.brand, brand)))
        .for('update', { of: passkey });
      return found;
    },
  },
} satisfies ObjectResolvers;
