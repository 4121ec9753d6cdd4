import { compileDocuments } from '@haberdash/content-files';
import type { SeedDocument, ShopRules } from '@haberdash/commerce-api/seed/seed-source.ts';
import { SEED_EPOCH_MS } from '../product-generator.ts';
import { EDITIONS, type Edition } from './content-sites.ts';
import { compileOptions } from './content-source.ts';
import { readDocuments } from './documents/read-documents.ts';

/** Published content of every site and locale, and editors' drafts. */
export function contentRows(rules: ShopRules, editions: readonly Edition[] = EDITIONS): SeedDocument[] {
  const documents = readDocuments();
  return editions.flatMap((edition) =>
    compileDocuments(documents, compileOptions(edition, rules)).map(
      ({ kind, slug, body, draftFrom }): SeedDocument => ({
        site_id: edition.siteId,
        locale: edition.locale,
        mode: draftFrom === undefined ? 'live' : 'preview',
        modified_at: new Date(SEED_EPOCH_MS).toISOString(),
        kind,
        slug,
        body,
        ...(draftFrom === undefined ? {} : { publish_from: draftFrom }),
      }),
    ),
  );
}
