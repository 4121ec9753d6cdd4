import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';

import type { Database } from '../../../platform/db/database.ts';
import { serviceSecret } from './schema.ts';

const NAME = 'access-token';

/** The configured signing secret, else a generated one in the database. */
export async function tokenSecret(database: Database, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured;
  return database.transaction(async (tx) => {
    await tx
      .insert(serviceSecret)
      .values({ name: NAME, value: randomBytes(48).toString('base64url') })
      .onConflictDoNothing();
    const [row] = await tx.select().from(serviceSecret).where(eq(serviceSecret.name, NAME));
    if (row === undefined) throw new TypeError('the signing secret was not kept');
    return row.value;
  });
}
