import type { PageBlock } from '../../../content/index.ts';
import { listingOrigins } from '@haberdash/analytics';
import { CONTENT_FIGURES, type BlockOf } from '@haberdash/blocks/model';
import { useEffect } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { linkTo, whenSeen } from '../model/page-watch.ts';
import { listOf, type Row } from '../model/rows.ts';
import type { Impressions } from '../model/impressions.ts';
import type { Tracker } from '../model/tracker.ts';

const NAMES = ['blocks', 'around', 'below'] as const;

const isPageBlock = (entry: unknown): entry is PageBlock =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string';

function blocksOf(data: unknown): readonly PageBlock[] {
  if (typeof data !== 'object' || data === null) return [];
  const lists = new Map<string, unknown>(Object.entries(data));
  return NAMES.flatMap((name) => {
    const list = lists.get(name);
    return Array.isArray(list) ? list.filter(isPageBlock) : [];
  });
}

/** Reports the promotions and carousels among the blocks of a page. */
export function useContent(
  tracker: Tracker,
  promotions: Map<string, () => void>,
  recommendations: Impressions,
): void {
  const home = `/${useTranslator().site.locale}`;
  const isIdle = useNavigation().state === 'idle';
  const blocks = useMatches().flatMap(({ loaderData }) => blocksOf(loaderData));
  const ids = blocks.map(({ id }) => id).join(' ');
  const { pathname } = useLocation();
  useEffect(() => recommendations.clear, [recommendations, pathname]);
  useEffect(() => {
    promotions.clear();
    if (!isIdle) return undefined;
    for (const row of blocks.flatMap(rowsOf)) recommendations.expect(row.id, tracker.list(listOf(home, row)));
    const endings = watchPromotions(tracker, home, blocks, promotions);
    return () => {
      for (const end of endings) end();
    };
    // The blocks of a page are read again with it; the same ids are the same blocks.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tracker, home, ids, isIdle, pathname, promotions, recommendations]);
}

const rowsOf = ({ interactiveBlock }: PageBlock): readonly Row[] =>
  interactiveBlock?.type === 'RecommendationCarousel'
    ? [
        {
          id: interactiveBlock.id,
          name: interactiveBlock.widget ?? 'recommendations',
          origin: listingOrigins.recommendationCarousel,
          products: interactiveBlock.recommendedProducts.slice(0, CONTENT_FIGURES.recommendationImpressions),
        },
      ]
    : interactiveBlock?.type === 'Upsell'
      ? [upsellRow(interactiveBlock)]
      : [];

/** What an upsell reports of itself: its first stack (spec 3 §9). */
const upsellRow = ({ id, items, stackedCount }: BlockOf<'Upsell'>): Row => ({
  id,
  name: 'complete-the-look',
  origin: listingOrigins.upSellCompleteTheLook,
  products: items.slice(0, stackedCount).map(({ price, currency, ...item }) => ({
    ...item,
    masterId: item.id,
    colors: [],
    price: { currency, current: price, original: price },
  })),
});

function watchPromotions(
  tracker: Tracker,
  home: string,
  blocks: readonly PageBlock[],
  promotions: Map<string, () => void>,
): readonly (() => void)[] {
  const carried = blocks.flatMap((block) => block.promotions ?? []);
  return carried.flatMap(({ url, ...facts }) => {
    const { seen, chosen } = tracker.promotion(facts);
    const { pathname } = new URL(url.startsWith(home) ? url : home + url, window.location.origin);
    promotions.set(pathname, chosen);
    const link = linkTo(pathname);
    return link === undefined ? [] : [whenSeen(link, seen)];
  });
}
