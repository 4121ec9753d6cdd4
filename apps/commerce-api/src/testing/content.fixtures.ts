import { sql } from 'drizzle-orm';

import type { Database } from '../platform/db/database.ts';

/** Publishes an empty home page, which readiness requires. */
export const addHomePage = async ({ read }: Pick<Database, 'read'>, siteId = 'NF-US'): Promise<void> =>
  void (await read.execute(sql`insert into content_document (kind, site_id, locale, mode, slug, body, modified_at)
    values ('page', ${siteId}, 'en-us', 'live', 'home', '{}', now())`));
