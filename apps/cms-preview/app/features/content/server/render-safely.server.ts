import type { Block } from '@haberdash/blocks/model';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockStage } from '../components/BlockStage.tsx';
import type { StageQuery } from '../components/block-environment.ts';

/** A block as markup, or what it throws when it is drawn: one bad block must not take the others along. */
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
