import type { Block } from '@haberdash/blocks/model';
import type { PromotionInput } from '@haberdash/analytics/events';

/** A promotion that a block carries, and the address that it leads to. */
export interface BlockPromotion extends PromotionInput {
  readonly url: string;
}

/** Where a block leads: its first button, else the link of its picture or title, else its own. */
function addressOf(block: Block): string | undefined {
  if ('targets' in block && block.targets[0] !== undefined) {
    const [first] = block.targets;
    // The targets of a wrapper are blocks, which lead nowhere themselves.
    if ('url' in first) return first.url;
  }
  if ('mediaTarget' in block && block.mediaTarget !== undefined) return block.mediaTarget.url;
  return 'target' in block ? block.target?.url : undefined;
}

/**
 * What is reported of the promotions of a block and of the cards that it holds; nothing of one that carries none or
 * leads nowhere. What only some visitors see is not known here, and is not reported.
 */
export function promotionsOf(block: Block): readonly BlockPromotion[] {
  if (block.type === 'Collection') return block.items.flatMap(promotionsOf);
  if (block.type === 'InlineCatalogGrid') return promotionsOf(block.component);
  if (block.type === 'Filter') return block.components.flatMap(promotionsOf);
  const tracking = 'promotionTracking' in block ? block.promotionTracking : undefined;
  const url = addressOf(block);
  return tracking === undefined || url === undefined ? [] : [{ ...tracking, slot: block.type, url }];
}
