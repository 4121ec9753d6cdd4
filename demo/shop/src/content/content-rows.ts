import type { SeedDocument, ShopRules } from '@haberdash/commerce-api/seed/seed-source.ts';
import { SEED_EPOCH_MS } from '../product-generator.ts';
import { morePages } from './around-more.ts';
import { aroundPages, categoryPages } from './around-pages.ts';
import { footer, menu, promoBar } from './chrome.ts';
import { EDITIONS, type Edition } from './content-sites.ts';
import { eventsPage, trailWeekend } from './events.ts';
import { homePage } from './home-page.ts';
import { infoPages } from './info/index.ts';
import { modalFragments, popUps, productPages } from './small-parts.ts';
import { articles, storiesPage, storyPages, tagNames } from './stories/story-pages.ts';
import { winterDraft, WINTER_FROM } from './winter-draft.ts';
import { createWriter, type Json } from './writer.ts';

/** Everything that is published, for every site and locale, and a draft that editors work on. */
export function contentRows(rules: ShopRules, editions: readonly Edition[] = EDITIONS): SeedDocument[] {
  return editions.flatMap((edition) => {
    const writer = createWriter(edition, rules);
    const row = (kind: string, slug: string, body: Json): SeedDocument => ({
      kind,
      site_id: edition.siteId,
      locale: edition.locale,
      mode: 'live',
      slug,
      body,
      modified_at: new Date(SEED_EPOCH_MS).toISOString(),
    });
    const pages = (kind: string, bodies: readonly Json[]): SeedDocument[] =>
      bodies.map((body) => row(kind, String(body['slug']), body));
    return [
      ...pages('page', [
        homePage(writer),
        storiesPage(writer),
        ...storyPages(writer),
        eventsPage(writer),
        ...infoPages(writer),
      ]),
      ...pages('article', articles(writer)),
      row('tags', 'main', tagNames(writer)),
      row('event', 'trail-weekend-2030', trailWeekend(writer)),
      row('popups', 'main', popUps(writer)),
      ...pages('product', productPages(writer)),
      ...pages('augmentedpage', [...aroundPages(writer), ...morePages(writer)]),
      ...pages('category', categoryPages(writer)),
      ...pages('fragment', [promoBar(writer), ...modalFragments(writer)]),
      row('menu', 'main', menu(writer)),
      row('footer', 'main', footer(writer)),
      { ...row('page', 'home', winterDraft(writer)), mode: 'preview', publish_from: WINTER_FROM },
    ];
  });
}
