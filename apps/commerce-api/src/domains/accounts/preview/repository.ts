import { eq } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import type { Credential } from '../identity/repository.ts';
import { credential } from '../identity/schema.ts';
import { editor } from './schema.ts';

/** An editor and the password that opens the preview. */
export async function findEditor(
  db: Executor,
  email: string,
): Promise<{ readonly credential: Credential; readonly editor: typeof editor.$inferSelect } | undefined> {
  const [found] = await db
    .select({ credential, editor })
    .from(editor)
    .innerJoin(credential, eq(credential.subject, editor.subject))
    .where(eq(editor.email, email));
  return found;
}
