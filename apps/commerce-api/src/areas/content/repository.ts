import { and, eq, sql } from 'drizzle-orm';

import type { Executor } from '../../platform/db/database.ts';
import { contentDocument } from './schema.ts';

export type ContentKind = 'page' | 'augmentedpage' | 'category' | 'fragment' | 'menu' | 'footer';
export type ContentMode = 'live' | 'preview';

/** Which document is asked for. */
export interface ContentAddress {
  readonly kind: ContentKind;
  readonly siteId: string;
  readonly locale: string;
  readonly mode: ContentMode;
  readonly slug: string;
}

/** How well a document's locale suits a reader: the same, then the same language, then any. */
const nearness = (own: string, wanted: string): number => {
  if (own === wanted) return 0;
  return own.slice(0, 2) === wanted.slice(0, 2) ? 1 : 2;
};

/** The document in the locale nearest to the reader's; undefined when the site has none of this name. */
export async function findDocument(db: Executor, address: ContentAddress): Promise<unknown> {
  const rows = await db
    .select({ locale: contentDocument.locale, body: contentDocument.body })
    .from(contentDocument)
    .where(
      and(
        eq(contentDocument.kind, address.kind),
        eq(contentDocument.siteId, address.siteId),
        eq(contentDocument.mode, address.mode),
        eq(contentDocument.slug, address.slug),
      ),
    );
  const [best] = rows.toSorted(
    (a, b) =>
      nearness(a.locale, address.locale) - nearness(b.locale, address.locale) ||
      a.locale.localeCompare(b.locale),
  );
  return best?.body;
}

/** True when anything is published for a site. */
export async function hasSite(db: Executor, siteId: string, mode: ContentMode): Promise<boolean> {
  const rows = await db
    .select({ siteId: contentDocument.siteId })
    .from(contentDocument)
    .where(and(eq(contentDocument.siteId, siteId), eq(contentDocument.mode, mode)))
    .limit(1);
  return rows.length > 0;
}

/** Titles of the published pages of a site in the locale nearest to the reader's; another language's are left out. */
export async function findPageTitles(
  db: Executor,
  siteId: string,
  locale: string,
): Promise<readonly { readonly slug: string; readonly title: string }[]> {
  const rows = await db
    .select({
      locale: contentDocument.locale,
      slug: contentDocument.slug,
      title: sql<string>`coalesce(${contentDocument.body} ->> 'title', '')`,
    })
    .from(contentDocument)
    .where(
      and(
        eq(contentDocument.kind, 'page'),
        eq(contentDocument.siteId, siteId),
        eq(contentDocument.mode, 'live'),
      ),
    );
  const bySlug = Map.groupBy(
    rows.filter((row) => nearness(row.locale, locale) < 2),
    ({ slug }) => slug,
  );
  return [...bySlug].flatMap(([slug, same]) => {
    const [best] = same.toSorted((a, b) => nearness(a.locale, locale) - nearness(b.locale, locale));
    return best === undefined ? [] : [{ slug, title: best.title }];
  });
}
