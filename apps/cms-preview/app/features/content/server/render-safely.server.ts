import type { Block } from '@haberdash/blocks/model';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockStage } from '../components/BlockStage.tsx';
import type { PreviewSite } from '../../../shared/sites/sites.ts';

/** What a block throws when it is drawn; undefined for one that is sound. One bad block must not take the others along. */
export function renderFault(block: Block, site: PreviewSite): string | undefined {
  try {
    renderToStaticMarkup(createElement(BlockStage, { blocks: [block], site, state: 'normal' }));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
}
