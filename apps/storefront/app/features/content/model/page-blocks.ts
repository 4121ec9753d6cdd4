import { findPriority, isStatic } from '@haberdash/blocks';
import type { Block } from '@haberdash/blocks/model';
import { promotionsOf, type BlockPromotion } from './promotions-of.ts';
import { documentOnly } from '@haberdash/page-engine';

/** A block of a page: interactive in the browser, or static, and then only a client navigation carries its data. */
export interface PageBlock {
  readonly id: string;
  readonly interactiveBlock?: Block | undefined;
  readonly staticBlock?: Block | undefined;
  /** What is reported of it. */
  readonly promotions?: readonly BlockPromotion[] | undefined;
  /** Its picture is in the first screen. */
  readonly priority?: true | undefined;
  /** Its place among the products of a listing, and how many of their columns it takes. */
  readonly inline?: { readonly position: number; readonly columns: number } | undefined;
}

/**
 * Parts the blocks that scripts have something to do with from those that are markup. Blocks `below` what the page is
 * for have no picture in the first screen.
 */
export function toPageBlocks(
  blocks: readonly Block[],
  isDocument: boolean,
  place: 'page' | 'below' = 'page',
): readonly PageBlock[] {
  const first = place === 'page' ? findPriority(blocks) : undefined;
  return blocks.map((block): PageBlock => {
    const promotions = promotionsOf(block);
    const facts = {
      id: block.id,
      ...(promotions.length === 0 ? {} : { promotions }),
      ...(block === first ? { priority: true as const } : {}),
      ...(block.type === 'InlineCatalogGrid'
        ? { inline: { position: block.position, columns: block.columns ?? 1 } }
        : {}),
    };
    return isStatic(block)
      ? documentOnly({ ...facts, staticBlock: block }, ['staticBlock'], isDocument)
      : { ...facts, interactiveBlock: block };
  });
}

/** The static blocks of a page as a client navigation or the server has them; in a hydrating document there are none. */
export const staticBlocksOf = (blocks: readonly PageBlock[]): readonly Block[] =>
  blocks.flatMap(({ staticBlock }) => staticBlock ?? []);
