import type { BlockPromotion, PageBlock } from '../../../content/index.ts';
import type { PromoBarBlock } from '@haberdash/blocks/model';
import { useEffect } from 'react';
import { useLocation, useMatches, useNavigation, useRouteLoaderData } from 'react-router';
import { frameId } from '../../../../pages/route-id.ts';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import type { PromotionWatch } from '../model/promotion-watch.ts';

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

/** A message of the promo bar is a promotion by its id; without a link it leads nowhere, and is none. */
const promotionsOfBar = ({ name, messages }: PromoBarBlock): readonly BlockPromotion[] =>
  messages.flatMap(({ id, targets: [target] }) =>
    target === undefined ? [] : [{ promotionId: id, promotionName: name, slot: 'PromoBar', url: target.url }],
  );

/** Where the promo bar is: the only section outside of the page's content. */
const PROMO_BAR = 'body > section';

/** Reports the promotions among the blocks of a page, and those of the promo bar. */
export function useContent(promotions: PromotionWatch): void {
  const home = `/${useSite().locale}`;
  const isIdle = useNavigation().state === 'idle';
  const bar = useRouteLoaderData<{ readonly promoBar?: PromoBarBlock | undefined }>(
    frameId('site'),
  )?.promoBar;
  const blocks = useMatches().flatMap(({ loaderData }) => blocksOf(loaderData));
  const ids = blocks.map(({ id }) => id).join(' ');
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isIdle) return undefined;
    const inContent = blocks.flatMap((block) => block.promotions ?? []);
    const endings = [promotions.watch(home, 'main', inContent)];
    if (bar !== undefined) endings.push(promotions.watch(home, PROMO_BAR, promotionsOfBar(bar)));
    return () => {
      for (const end of endings) end();
    };
    // The blocks of a page are read again with it; the same ids are the same blocks.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [promotions, home, ids, bar, isIdle, pathname]);
}
