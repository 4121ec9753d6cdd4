import { sql } from 'drizzle-orm';

import type { Tx } from '../../platform/db/database.ts';
import type { SeedDocument } from '../seed-source.ts';
import { insertRows } from './insert.ts';

/** Writes all unedited content again, because pages of a release link to each other. */
export async function writeDocuments(tx: Tx, documents: readonly SeedDocument[]): Promise<void> {
  await insertRows(tx, 'content_document', documents);
  await tx.execute(sql`
    update content_document d set body = r.body
    from json_populate_recordset(null::content_document, ${JSON.stringify(documents)}::json) r
    where (d.kind, d.site_id, d.locale, d.mode, d.slug) = (r.kind, r.site_id, r.locale, r.mode, r.slug)
      and d.publish_from is not distinct from r.publish_from
      and d.modified_at = r.modified_at`);
}
