import type { Block } from '@haberdash/blocks/model';
import type { PromotionInput } from '@haberdash/analytics/events';

export interface BlockPromotion extends PromotionInput {
  readonly url: string;
}

/** The link of the first button, else of picture or title, else of the block. */
function addressOf(block: Block): string | undefined {
  if ('targets' in block && block.targets[0] !== undefined) {
    const [first] = block.targets;
    // Targets of a wrapper are blocks, which have no link.
    if ('url' in first) return first.url;
  }
  if ('mediaTarget' in block && block.mediaTarget !== undefined) return block.mediaTarget.url;
  return 'target' in block ? block.target?.url : undefined;
}

/**
 * The promotions of a block and its cards for tracking; none without a link, or for content of an audience, which is
 * unknown here.
 */
export function promotionsOf(block: Block): readonly BlockPromotion[] {
  if (block.type === 'Collection') return block.items.flatMap(promotionsOf);
  if (block.type === 'InlineCatalogGrid') return promotionsOf(block.component);
  if (block.type === 'Filter') return block.components.flatMap(promotionsOf);
  const tracking = 'promotionTracking' in block ? block.promotionTracking : undefined;
  const url = addressOf(block);
  return tracking === undefined || url === undefined ? [] : [{ ...tracking, slot: block.type, url }];
}
