import { sql } from 'drizzle-orm';

import { schemaProblem } from '../../../platform/db/schema-version.ts';
import type { Services } from '../../../platform/operations/area.ts';
import { inTime } from '../../../providers/in-time.ts';
import { createProviderChecks, type CheckedProvider } from '../../../providers/provider-checks.ts';

/** Ready without reasons; problems are only reported. */
export interface Readiness {
  readonly reasons: readonly string[];
  readonly problems: readonly string[];
}

const DATABASE_TIMEOUT_MS = 2_000;
/** Interval for checking published home pages again. */
const CONTENT_AGAIN_MS = 60_000;

/** Every site needs published content with a home page. */
async function contentProblem({ read }: Services['database'], now: Date): Promise<string | undefined> {
  const { rows } = await read.execute<{ site_id: string; has_home: boolean }>(sql`
    select site_id, bool_or(kind = 'page' and slug = 'home') as has_home from content_document
    where mode = 'live' and (publish_from is null or publish_from <= ${now})
      and (publish_until is null or publish_until > ${now})
    group by site_id order by site_id`);
  if (rows.length === 0) return 'no site has content';
  const without = rows.filter(({ has_home: hasHome }) => !hasHome).map(({ site_id: siteId }) => siteId);
  return without.length === 0 ? undefined : `no home page is published for ${without.join(', ')}`;
}

/** Checks readiness; fast enough for every second. */
export function createReadiness(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  providers: readonly CheckedProvider[],
) {
  const checkProviders = createProviderChecks(providers, clock);
  let contentKnownUntil = 0;
  const ofContent = async (): Promise<string | undefined> => {
    const now = clock.now();
    if (now < contentKnownUntil) return undefined;
    const problem = await contentProblem(database, new Date(now));
    if (problem === undefined) contentKnownUntil = now + CONTENT_AGAIN_MS;
    return problem;
  };
  const ofDatabase = async (): Promise<string | undefined> => {
    try {
      return await inTime(
        database.check().then(async () => (await schemaProblem(database)) ?? (await ofContent())),
        DATABASE_TIMEOUT_MS,
      );
    } catch {
      return 'the database does not answer';
    }
  };
  return async (): Promise<Readiness> => {
    const [ofData, { blocking, others }] = await Promise.all([ofDatabase(), checkProviders()]);
    return { reasons: [...(ofData === undefined ? [] : [ofData]), ...blocking], problems: others };
  };
}
