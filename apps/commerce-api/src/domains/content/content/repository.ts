import type { ServedKind } from '@haberdash/content-files';
import { and, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { contentDocument } from './schema.ts';
import { bestVersion, nearness } from './versions.ts';

export type ContentKind = ServedKind;

/** The moment of the view, with drafts or without. */
export interface Moment {
  readonly atMs: number;
  readonly hasDrafts: boolean;
}

export interface ContentAddress {
  readonly kind: ContentKind;
  readonly siteId: string;
  readonly locale: string;
  readonly slug: string;
}

const modesAt = ({ hasDrafts }: Moment): string[] => (hasDrafts ? ['live', 'preview'] : ['live']);

/** Published at the moment, or drafts that would be. */
const isShownAt = (moment: Moment): SQL | undefined => {
  const at = new Date(moment.atMs);
  return and(
    inArray(contentDocument.mode, modesAt(moment)),
    or(isNull(contentDocument.publishFrom), lte(contentDocument.publishFrom, at)),
    or(isNull(contentDocument.publishUntil), gt(contentDocument.publishUntil, at)),
  );
};

/** The document in the closest locale; undefined when the site has none. */
export async function findDocument(
  db: Executor,
  { kind, siteId, slug, locale }: ContentAddress,
  moment: Moment,
): Promise<unknown> {
  const rows = await db
    .select({
      locale: contentDocument.locale,
      mode: contentDocument.mode,
      publishFrom: contentDocument.publishFrom,
      body: contentDocument.body,
    })
    .from(contentDocument)
    .where(
      and(
        eq(contentDocument.kind, kind),
        eq(contentDocument.siteId, siteId),
        eq(contentDocument.slug, slug),
        isShownAt(moment),
      ),
    );
  return bestVersion(rows, locale)?.body;
}

export interface NamedDocument {
  readonly slug: string;
  readonly body: unknown;
}

/** All documents of a kind, in the best version for a locale. */
export async function findDocuments(
  db: Executor,
  { kind, siteId, locale }: Omit<ContentAddress, 'slug'>,
  moment: Moment,
): Promise<readonly NamedDocument[]> {
  const rows = await db
    .select({
      locale: contentDocument.locale,
      mode: contentDocument.mode,
      publishFrom: contentDocument.publishFrom,
      slug: contentDocument.slug,
      body: contentDocument.body,
    })
    .from(contentDocument)
    .where(and(eq(contentDocument.kind, kind), eq(contentDocument.siteId, siteId), isShownAt(moment)));
  return [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, versions]) => ({
    slug,
    body: bestVersion(versions, locale)?.body,
  }));
}

export type ContentVersion = typeof contentDocument.$inferSelect;

/** Every document that is shown at a moment, in the best version for a locale. */
export async function findShown(
  db: Executor,
  siteId: string,
  locale: string,
  moment: Moment,
): Promise<readonly ContentVersion[]> {
  const rows = await db
    .select()
    .from(contentDocument)
    .where(and(eq(contentDocument.siteId, siteId), isShownAt(moment)));
  const bySlug = Map.groupBy(rows, ({ kind, slug }) => `${kind} ${slug}`);
  return [...bySlug.values()].flatMap((versions) => bestVersion(versions, locale) ?? []);
}

const MOST_CHANGES = 50;

/** The next moments when a document appears or disappears, nearest first. */
export async function findChanges(
  db: Executor,
  siteId: string,
  { atMs, hasDrafts }: Moment,
): Promise<readonly Date[]> {
  const after = new Date(atMs);
  const rows = await db
    .select({ from: contentDocument.publishFrom, until: contentDocument.publishUntil })
    .from(contentDocument)
    .where(
      and(
        eq(contentDocument.siteId, siteId),
        inArray(contentDocument.mode, modesAt({ atMs, hasDrafts })),
        or(gt(contentDocument.publishFrom, after), gt(contentDocument.publishUntil, after)),
      ),
    );
  const moments = rows
    .flatMap(({ from, until }) => [from, until])
    .flatMap((date) => (date !== null && date.getTime() > atMs ? [date.getTime()] : []));
  return [...new Set(moments)]
    .toSorted((a, b) => a - b)
    .slice(0, MOST_CHANGES)
    .map((ms) => new Date(ms));
}

export async function hasSite(db: Executor, siteId: string, moment: Moment): Promise<boolean> {
  const rows = await db
    .select({ siteId: contentDocument.siteId })
    .from(contentDocument)
    .where(and(eq(contentDocument.siteId, siteId), isShownAt(moment)))
    .limit(1);
  return rows.length > 0;
}

/** Page titles in the closest locale of the reader's language. */
export async function findPageTitles(
  db: Executor,
  siteId: string,
  locale: string,
  nowMs: number,
): Promise<readonly { readonly slug: string; readonly title: string }[]> {
  const rows = await db
    .select({
      locale: contentDocument.locale,
      mode: contentDocument.mode,
      publishFrom: contentDocument.publishFrom,
      slug: contentDocument.slug,
      title: sql<string>`coalesce(${contentDocument.body} ->> 'title', '')`,
    })
    .from(contentDocument)
    .where(
      and(
        eq(contentDocument.kind, 'page'),
        eq(contentDocument.siteId, siteId),
        isShownAt({ atMs: nowMs, hasDrafts: false }),
        // Articles have their own search; their titles must not outrank products.
        sql`not exists (select 1 from content_document article where article.kind = 'article'
          and article.site_id = ${contentDocument.siteId}
          and ${contentDocument.slug} like '%-' || article.slug)`,
      ),
    );
  const bySlug = Map.groupBy(
    rows.filter((row) => nearness(row.locale, locale) < 2),
    ({ slug }) => slug,
  );
  return [...bySlug].flatMap(([slug, same]) => {
    const best = bestVersion(same, locale);
    return best === undefined ? [] : [{ slug, title: best.title }];
  });
}

/** A text that changes with published content: by a write, or by a date that has come. */
export async function findRevision(db: Executor, nowMs: number): Promise<string> {
  const now = new Date(nowMs).toISOString();
  const { rows } = await db.execute<{ revision: string }>(sql`
    select concat_ws(' ', max(modified_at), max(publish_from) filter (where publish_from <= ${now}),
      max(publish_until) filter (where publish_until <= ${now}), count(*)) as revision
    from content_document where mode = 'live'`);
  return rows[0]?.revision ?? '';
}
