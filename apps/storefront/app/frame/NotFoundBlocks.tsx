import { renderBlocks } from '@haberdash/blocks';
import type { Block } from '@haberdash/blocks/model';

/** What editors show a visitor who is lost; a chunk of its own, because most visitors are not. */
export function NotFoundBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return renderBlocks(blocks);
}
