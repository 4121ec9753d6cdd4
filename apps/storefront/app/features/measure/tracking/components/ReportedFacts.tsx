import { promotionsOf, type BlockPromotion } from '../../../content/index.ts';
import { listingOrigins } from '@haberdash/analytics';
import type { ProductCardModel } from '@haberdash/blocks/model';
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import type { PageReport } from '../../../../shared/state/report.ts';
import type { ListTracker } from '../model/list-tracker.ts';
import type { PageFacts } from '../model/page-facts.ts';
import { whenLinked, whenSeen } from '../model/page-watch.ts';
import { shapeOfUpsell } from '../model/product-shapes.ts';
import type { PromotionWatch } from '../model/promotion-watch.ts';
import { linked, listOf } from '../model/rows.ts';

type ReportedBlocks = Extract<PageReport, { readonly type: 'blocks' }>['blocks'];

/** Found by the server, or in the block. */
const promotionsIn = (blocks: ReportedBlocks): readonly BlockPromotion[] =>
  // The server has found them with `promotionsOf`.
  blocks.flatMap((block) =>
    'type' in block ? promotionsOf(block) : ((block.promotions ?? []) as readonly BlockPromotion[]),
  );

interface ReportedFactsProps {
  readonly lists: ListTracker;
  readonly promotions: PromotionWatch;
  readonly facts: PageFacts;
}

/** Reports what screens have reported of this page; renders nothing. */
export function ReportedFacts({ lists, promotions, facts }: ReportedFactsProps): null {
  const home = `/${useSite().locale}`;
  const { pathname } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    if (!isIdle) return undefined;
    const endings: (() => void)[] = [];
    const recommended = (id: string, name: string, cards: readonly ProductCardModel[]) =>
      lists.list(listOf(home, { id, name, origin: listingOrigins.recommendationCarousel, cards }));
    const watchBlocks = (within: string, blocks: ReportedBlocks) =>
      endings.push(promotions.watch(home, within, promotionsIn(blocks)));
    const endFacts = facts.take(pathname, (fact) => {
      if (fact.type === 'blocks') watchBlocks(fact.within, fact.blocks);
      if (fact.type === 'row') {
        const seen = recommended(fact.id, fact.id, fact.products);
        const [first] = fact.products;
        if (first !== undefined)
          endings.push(whenLinked(home + first.url, (link) => endings.push(whenSeen(link, seen))));
      }
      if (fact.type !== 'block') return;
      const { event } = fact;
      if (event.type === 'blocks-chosen') watchBlocks('main', event.blocks);
      if (event.type === 'recommendation-impressions')
        recommended(event.blockId, event.widget ?? 'recommendations', event.products)();
      if (event.type === 'upsell-impressions')
        lists.list(
          linked(
            event.blockId,
            listingOrigins.upSellCompleteTheLook,
            event.items.map((item) => ({ url: home + item.url, shape: shapeOfUpsell(item) })),
          ),
        )();
    });
    return () => {
      endFacts();
      for (const end of endings) end();
    };
  }, [lists, promotions, facts, home, pathname, isIdle]);
  return null;
}
