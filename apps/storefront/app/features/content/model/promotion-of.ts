import type { Block } from '@haberdash/blocks/model';
import type { PromotionInput } from '@haberdash/analytics/events';

/** A promotion that a block carries, and the address that it leads to. */
export interface BlockPromotion extends PromotionInput {
  readonly url: string;
}

/** What is reported of a block's promotion; nothing of a block that carries none or leads nowhere. */
export function promotionOf(block: Block): BlockPromotion | undefined {
  const tracking = 'promotionTracking' in block ? block.promotionTracking : undefined;
  const target = 'targets' in block ? block.targets[0] : 'target' in block ? block.target : undefined;
  return tracking === undefined || target === undefined || !('url' in target)
    ? undefined
    : { ...tracking, slot: block.type, url: target.url };
}
