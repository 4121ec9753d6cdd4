import { collectionLayout, wantsCarousel } from '../collection/collection-layout.ts';
import { hasFilm } from '../parts/film-of.ts';
import type { Block, BlockType } from '../model/index.ts';

const STATIC: ReadonlySet<BlockType> = new Set([
  'Hero',
  'LinkedCard',
  'CategoryCard',
  'SplitBanner',
  'RichText',
  'Accordions',
  'Anchors',
  'BelowImageBanner',
  'ButtonsGroup',
  'EspotBanner',
  'IconTextCollection',
  'MultiLinkCard',
  'OverlayBanner',
  'Picture',
  'Spacer',
  'StandardImageBanner',
  'ThinBanner',
  'VerticalLinkList',
]);

/** True for a block that needs no script; unknown kinds count as interactive. */
export function isStatic(block: Block): boolean {
  if (block.type === 'BenefitBar') return block.showCloseButton !== true;
  if (block.type === 'Collection') {
    return !wantsCarousel(collectionLayout(block)) && block.items.every(isStatic);
  }
  // Its links work without a script; only more articles and tags load in place.
  if (block.type === 'ArticleGrid')
    return block.results !== undefined && block.loadMore === false && block.showFilterBar !== true;
  if (block.type === 'Filter') return block.components.every(isStatic);
  if (block.type === 'InlineCatalogGrid') return isStatic(block.component);
  return STATIC.has(block.type) && !hasFilm(block);
}
