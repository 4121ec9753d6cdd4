import { findPriority, isStatic } from '@haberdash/blocks';
import type { Block } from '@haberdash/blocks/model';
import { promotionsOf, type BlockPromotion } from './promotions-of.ts';
import { documentOnly } from '@haberdash/page-engine';

/** A block of a page: interactive, or static, and then only a client navigation carries its data. */
export interface PageBlock {
  readonly id: string;
  readonly interactiveBlock?: Block | undefined;
  readonly staticBlock?: Block | undefined;
  readonly promotions?: readonly BlockPromotion[] | undefined;
  readonly priority?: true | undefined;
  /** Its position in the product grid, and its number of columns. */
  readonly inline?: { readonly position: number; readonly columns: number } | undefined;
}

/** Separates interactive from static blocks. Blocks `below` the content have no picture in the first screen. */
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

/** The static blocks of a page on the server or after a client navigation; none in a hydrating document. */
export const staticBlocksOf = (blocks: readonly PageBlock[]): readonly Block[] =>
  blocks.flatMap(({ staticBlock }) => staticBlock ?? []);
