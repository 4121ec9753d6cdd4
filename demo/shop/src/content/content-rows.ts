import { SEED_EPOCH_MS } from '../product-generator.ts';
import { aroundPages, categoryPages } from './around-pages.ts';
import { footer, menu, promoBar } from './chrome.ts';
import { EDITIONS } from './content-sites.ts';
import { homePage } from './home-page.ts';
import { infoPages } from './info-pages.ts';
import { createWriter, type Json } from './writer.ts';

/** A row of the table `content_document`. */
export interface ContentRow {
  readonly kind: string;
  readonly site_id: string;
  readonly locale: string;
  readonly mode: string;
  readonly slug: string;
  readonly body: Json;
  readonly modified_at: string;
}

/** Everything that is published, for every site and locale. */
export function contentRows(): ContentRow[] {
  return EDITIONS.flatMap((edition) => {
    const writer = createWriter(edition);
    const row = (kind: string, slug: string, body: Json): ContentRow => ({
      kind,
      site_id: edition.siteId,
      locale: edition.locale,
      mode: 'live',
      slug,
      body,
      modified_at: new Date(SEED_EPOCH_MS).toISOString(),
    });
    const pages = (kind: string, bodies: readonly Json[]): ContentRow[] =>
      bodies.map((body) => row(kind, String(body['slug']), body));
    return [
      ...pages('page', [homePage(writer), ...infoPages(writer)]),
      ...pages('augmentedpage', aroundPages(writer)),
      ...pages('category', categoryPages(writer)),
      ...pages('fragment', [promoBar(writer)]),
      row('menu', 'main', menu(writer)),
      row('footer', 'main', footer(writer)),
    ];
  });
}
