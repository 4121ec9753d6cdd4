import { renderBlocks } from '@haberdash/blocks';
import type { Block } from '@haberdash/blocks/model';

/** Editors' blocks on a 404 page; a chunk of its own, because few visitors need it. */
export function NotFoundBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return renderBlocks(blocks);
}
