import type { Block } from '@haberdash/blocks/model';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockStage } from '../components/BlockStage.tsx';
import type { StageQuery } from '../components/block-environment.ts';

/** A block's markup, or its error: one bad block must not break the others. */
export function drawSafely(
  block: Block,
  query: StageQuery,
): { readonly html: string } | { readonly fault: string } {
  try {
    const html = renderToStaticMarkup(
      createElement(BlockStage, { blocks: [block], query: { ...query, state: 'normal' } }),
    );
    return { html };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'unknown' };
  }
}
