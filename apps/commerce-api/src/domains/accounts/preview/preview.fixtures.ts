import { plainHasher } from '../../../testing/plain-hasher.fixtures.ts';
import type { Database } from '../../../platform/db/database.ts';
import { credential } from '../identity/schema.ts';
import { editor } from './schema.ts';

/** The editor of the contract's example. */
export const EDITOR = { username: 'edith@example.com', password: 'Northfell-2026' } as const;

/** Lets the editor write for two sites. */
export async function hireEditor(
  database: Pick<Database, 'read'>,
  { isActive = true }: { readonly isActive?: boolean } = {},
): Promise<void> {
  const subject = 'editor-of-the-tests';
  await database.read
    .insert(editor)
    .values({ email: EDITOR.username, subject, siteIds: ['NF-US', 'NF-CA'], isActive });
  const passwordHash = await plainHasher.hash(EDITOR.password);
  await database.read.insert(credential).values({ subject, passwordHash, changedAt: new Date(0) });
}
