import { and, arrayContains, eq } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import type { ObjectRequest, ObjectResolvers } from '../../../platform/policy/objects.ts';
import { editor } from './schema.ts';

/** A site that the editor of a call writes for. */
export interface EditedSite {
  readonly owner: string;
  readonly siteId: string;
}

declare module '../../../platform/policy/objects.ts' {
  interface ObjectTypes {
    readonly 'own-site': EditedSite;
  }
}

const select = (db: Executor, { id, owner }: ObjectRequest) =>
  db
    .select({ owner: editor.email })
    .from(editor)
    .where(
      and(eq(editor.email, owner), eq(editor.isActive, true), arrayContains(editor.siteIds, [id ?? ''])),
    );

const site = (rows: readonly { readonly owner: string }[], { id }: ObjectRequest): EditedSite | undefined =>
  rows[0] && { ...rows[0], siteId: id ?? '' };

/** Resolves sites by the editor's own list at the time of the call, whatever the ticket says. */
export const previewObjects = {
  'own-site': {
    missing: 'API404',
    find: async (db, request) => site(await select(db, request), request),
    // Shared, so that an editor may save two documents at the same time.
    lock: async (tx, request) => site(await select(tx, request).for('share'), request),
  },
} satisfies ObjectResolvers;
