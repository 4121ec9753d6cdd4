import { renderBlocks } from '@haberdash/blocks';
import type { Block } from '@haberdash/blocks/model';
import { useEffect } from 'react';
import { report } from '../shared/state/report.ts';

/** Editors' blocks on a 404 page; a chunk of its own, because few visitors need it. */
export function NotFoundBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  useEffect(() => report({ type: 'blocks', within: 'main', blocks }), [blocks]);
  return renderBlocks(blocks);
}
