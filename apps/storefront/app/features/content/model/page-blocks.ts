import { findPriority, isStatic } from '@haberdash/blocks';
import type { Block } from '@haberdash/blocks/model';
import { promotionOf, type BlockPromotion } from './promotion-of.ts';
import { documentOnly } from '@haberdash/page-engine';

/** A block of a page: interactive in the browser, or static, and then only a client navigation carries its data. */
export interface PageBlock {
  readonly id: string;
  readonly interactiveBlock?: Block | undefined;
  readonly staticBlock?: Block | undefined;
  /** What is reported of it. */
  readonly promotion?: BlockPromotion | undefined;
  /** Its picture is in the first screen. */
  readonly priority?: true | undefined;
}

/** Parts the blocks that scripts have something to do with from those that are markup. */
export function toPageBlocks(blocks: readonly Block[], isDocument: boolean): readonly PageBlock[] {
  const first = findPriority(blocks);
  return blocks.map((block): PageBlock => {
    const promotion = promotionOf(block);
    const facts = {
      id: block.id,
      ...(promotion === undefined ? {} : { promotion }),
      ...(block === first ? { priority: true as const } : {}),
    };
    return isStatic(block)
      ? documentOnly({ ...facts, staticBlock: block }, ['staticBlock'], isDocument)
      : { ...facts, interactiveBlock: block };
  });
}
