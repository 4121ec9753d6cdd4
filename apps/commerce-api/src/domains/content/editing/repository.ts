import { derivedDocuments, isObject, type Json, type ServedKind } from '@haberdash/content-files';
import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import { contentDocument } from '../content/schema.ts';
import { contentVersion } from './schema.ts';

/** A document of a site in one locale. */
export interface DocumentAddress {
  readonly siteId: string;
  readonly kind: ServedKind;
  readonly slug: string;
  readonly locale: string;
}

export type VersionRow = typeof contentVersion.$inferSelect;

/** The newest version of a document; 0 where no editor has written one. */
export type Newest = Pick<VersionRow, 'version' | 'body' | 'savedBy' | 'savedAt' | 'publishFrom'>;

const versionsOf = ({ siteId, kind, slug, locale }: DocumentAddress): SQL | undefined =>
  and(
    eq(contentVersion.siteId, siteId),
    eq(contentVersion.kind, kind),
    eq(contentVersion.slug, slug),
    eq(contentVersion.locale, locale),
  );

const rowsOf = ({ siteId, kind, slug, locale }: DocumentAddress): SQL | undefined =>
  and(
    eq(contentDocument.siteId, siteId),
    eq(contentDocument.kind, kind),
    eq(contentDocument.slug, slug),
    eq(contentDocument.locale, locale),
  );

const isLiveAt = (now: Date): SQL | undefined =>
  and(
    eq(contentDocument.mode, 'live'),
    or(isNull(contentDocument.publishFrom), lte(contentDocument.publishFrom, now)),
    or(isNull(contentDocument.publishUntil), gt(contentDocument.publishUntil, now)),
  );

const latestFirst = sql`${contentDocument.publishFrom} desc nulls last`;

/** What readers get that no editor has written. */
async function findOriginal(db: Executor, address: DocumentAddress, now: Date): Promise<Newest | undefined> {
  const [row] = await db
    .select()
    .from(contentDocument)
    .where(and(rowsOf(address), isLiveAt(now)))
    .orderBy(latestFirst)
    .limit(1);
  if (row === undefined) return undefined;
  return { version: 0, body: row.body, savedBy: null, savedAt: row.modifiedAt, publishFrom: row.publishFrom };
}

/** The newest version of a document; undefined where there is no document. */
export async function findNewest(
  db: Executor,
  address: DocumentAddress,
  now: Date,
): Promise<Newest | undefined> {
  const [newest] = await db
    .select()
    .from(contentVersion)
    .where(versionsOf(address))
    .orderBy(desc(contentVersion.version))
    .limit(1);
  return newest ?? findOriginal(db, address, now);
}

export async function findVersion(
  db: Executor,
  address: DocumentAddress,
  version: number,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(contentVersion)
    .where(and(versionsOf(address), eq(contentVersion.version, version)));
  return row;
}

const MOST_VERSIONS = 200;

/** The versions, the newest first, without their texts. */
export const listVersions = (db: Executor, address: DocumentAddress) =>
  db
    .select({
      version: contentVersion.version,
      action: contentVersion.action,
      savedBy: contentVersion.savedBy,
      savedAt: contentVersion.savedAt,
      publishFrom: contentVersion.publishFrom,
    })
    .from(contentVersion)
    .where(versionsOf(address))
    .orderBy(desc(contentVersion.version))
    .limit(MOST_VERSIONS);

export interface ListedDocument extends DocumentAddress, Newest {}

/** The documents of a site, by kind, slug and locale: edited ones, and what came with the shop. */
export async function listNewest(
  db: Executor,
  {
    siteId,
    kind,
    now,
  }: { readonly siteId: string; readonly kind: ServedKind | undefined; readonly now: Date },
): Promise<readonly ListedDocument[]> {
  const edited = await db
    .selectDistinctOn([contentVersion.kind, contentVersion.slug, contentVersion.locale])
    .from(contentVersion)
    .where(
      and(eq(contentVersion.siteId, siteId), kind === undefined ? undefined : eq(contentVersion.kind, kind)),
    )
    .orderBy(contentVersion.kind, contentVersion.slug, contentVersion.locale, desc(contentVersion.version));
  const shown = await db
    .selectDistinctOn([contentDocument.kind, contentDocument.slug, contentDocument.locale])
    .from(contentDocument)
    .where(
      and(
        eq(contentDocument.siteId, siteId),
        kind === undefined ? undefined : eq(contentDocument.kind, kind),
        isLiveAt(now),
      ),
    )
    .orderBy(contentDocument.kind, contentDocument.slug, contentDocument.locale, latestFirst);
  const nameOf = (row: Pick<DocumentAddress, 'slug' | 'locale'> & { readonly kind: string }): string =>
    `${row.kind}/${row.slug}/${row.locale}`;
  const known = new Set(edited.map(nameOf));
  const all = [
    ...edited,
    ...shown
      .filter((row) => !known.has(nameOf(row)))
      .map(({ modifiedAt, ...row }) => ({ ...row, version: 0, savedBy: null, savedAt: modifiedAt })),
  ];
  // The tables hold the kinds of the contract only.
  return (all as unknown as ListedDocument[]).toSorted((one, other) =>
    nameOf(one) < nameOf(other) ? -1 : 1,
  );
}

export interface NewVersion {
  readonly basedOn: number;
  readonly body: Json;
  readonly action: 'draft' | 'publish' | 'restore';
  readonly savedBy: string;
  readonly now: Date;
  /** Null for a draft. */
  readonly publishFrom: Date | null;
}

/** Adds a version; undefined when another one was added after the base. */
export async function addVersion(
  tx: Tx,
  address: DocumentAddress,
  { basedOn, now, ...written }: NewVersion,
): Promise<VersionRow | undefined> {
  const newest = await findNewest(tx, address, now);
  if ((newest?.version ?? 0) !== basedOn) return undefined;
  if (newest?.version === 0) {
    // The text before the first edit, so that it can come back.
    const { body, savedAt, publishFrom } = newest;
    const original = { ...address, version: 1, body, action: 'original', savedAt, publishFrom } as const;
    await tx.insert(contentVersion).values(original).onConflictDoNothing();
  }
  const version = newest?.version === 0 ? 2 : basedOn + 1;
  const [added] = await tx
    .insert(contentVersion)
    .values({ ...address, ...written, version, savedAt: now })
    .onConflictDoNothing()
    .returning();
  return added;
}

const removeDraft = (tx: Tx, address: DocumentAddress) =>
  tx
    .delete(contentDocument)
    .where(and(rowsOf(address), eq(contentDocument.mode, 'preview'), isNotNull(contentDocument.version)));

/** Shows a version to editors. */
export async function showDraft(tx: Tx, address: DocumentAddress, row: VersionRow): Promise<void> {
  const { version, body, savedAt } = row;
  await removeDraft(tx, address);
  await tx.insert(contentDocument).values({
    ...address,
    mode: 'preview',
    body,
    version,
    modifiedAt: savedAt,
    // A draft that came with the shop for a later day is shown from that day on.
    publishFrom: savedAt,
  });
}

/** Shows a version to readers from its date on; ends what they got, and replaces what waited. */
async function showLive(tx: Tx, address: DocumentAddress, row: VersionRow): Promise<void> {
  const { version, body, savedAt: now } = row;
  const from = row.publishFrom ?? now;
  const isLive = eq(contentDocument.mode, 'live');
  await tx
    .delete(contentDocument)
    .where(
      and(
        rowsOf(address),
        isLive,
        or(
          eq(contentDocument.publishFrom, from),
          and(isNotNull(contentDocument.version), gt(contentDocument.publishFrom, now)),
        ),
      ),
    );
  if (from <= now)
    await tx
      .update(contentDocument)
      .set({ publishUntil: now })
      .where(and(rowsOf(address), isLiveAt(now)));
  await tx
    .insert(contentDocument)
    .values({ ...address, mode: 'live', body, version, modifiedAt: now, publishFrom: from });
}

/** What follows from a page: its help entry if it has one, its events, and the pages that show the same. */
async function derivedOf(
  tx: Tx,
  address: DocumentAddress,
  body: Json,
): Promise<readonly { readonly kind: ServedKind; readonly slug: string; readonly body: Json }[]> {
  const { siteId, locale, slug } = address;
  const { help, events } = derivedDocuments(slug, body);
  const related = await tx
    .selectDistinctOn([contentDocument.kind, contentDocument.slug], {
      kind: contentDocument.kind,
      slug: contentDocument.slug,
      body: contentDocument.body,
    })
    .from(contentDocument)
    .where(
      and(
        eq(contentDocument.siteId, siteId),
        eq(contentDocument.locale, locale),
        eq(contentDocument.mode, 'live'),
        or(
          and(eq(contentDocument.kind, 'help'), eq(contentDocument.slug, slug)),
          and(
            eq(contentDocument.kind, 'page'),
            sql`${contentDocument.body} ->> 'canonicalPath' = ${`/${slug}`}`,
          ),
        ),
      ),
    )
    .orderBy(contentDocument.kind, contentDocument.slug, latestFirst);
  const others = related.map((row) =>
    row.kind === 'help'
      ? help
      : {
          kind: 'page' as const,
          slug: row.slug,
          body: {
            ...body,
            slug: row.slug,
            ...(isObject(row.body) ? { id: row.body['id'], canonicalPath: row.body['canonicalPath'] } : {}),
          },
        },
  );
  return [...others, ...events];
}

/** Publishes a version from its date on, with what follows from it. */
export async function publish(tx: Tx, address: DocumentAddress, row: VersionRow): Promise<void> {
  await removeDraft(tx, address);
  await showLive(tx, address, row);
  if (address.kind !== 'page' || !isObject(row.body)) return;
  for (const { kind, slug, body } of await derivedOf(tx, address, row.body))
    await showLive(tx, { ...address, kind, slug }, { ...row, kind, slug, body });
}
