import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { BenefitBar } from '../benefit-bar/BenefitBar.tsx';
import { CategoryCard } from '../category-card/CategoryCard.tsx';
import { Collection } from '../collection/Collection.tsx';
import { Hero } from '../hero/Hero.tsx';
import { LinkedCard } from '../linked-card/LinkedCard.tsx';
import type { Block, BlockOf, BlockType } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { PromoBar } from '../promo-bar/PromoBar.tsx';
import { RecommendationCarousel } from '../recommendation-carousel/RecommendationCarousel.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { SecondaryNav } from '../secondary-nav/SecondaryNav.tsx';
import { SplitBanner } from '../split-banner/SplitBanner.tsx';

/** Which component draws which block; a page that needs few blocks passes a registry of few. */
export type BlockRegistry = { readonly [T in BlockType]?: ComponentType<BlockProps<BlockOf<T>>> };

/** Every block of this package. */
export const blockRegistry: Required<BlockRegistry> = {
  Hero,
  PromoBar,
  Collection,
  LinkedCard,
  CategoryCard,
  RecommendationCarousel,
  BenefitBar,
  SplitBanner,
  RichText,
  SecondaryNav,
};

const isPictured = (block: Block): boolean =>
  (block.type === 'Hero' || block.type === 'SplitBanner' || block.type === 'LinkedCard') &&
  block.mediaList.length > 0;

/** Blocks so low that the one below them is in the first screen too. */
const LOW_BLOCKS: ReadonlySet<BlockType> = new Set(['PromoBar', 'BenefitBar', 'SecondaryNav']);

/** The block whose picture the first screen shows: the first with one, if nothing tall stands above it. */
export function findPriority(blocks: readonly Block[]): Block | undefined {
  const first = blocks.find(({ type }) => !LOW_BLOCKS.has(type));
  return first && isPictured(first) ? first : undefined;
}

function draw<T extends BlockType>(
  block: BlockOf<T>,
  registry: BlockRegistry,
  rest: Omit<BlockProps<BlockOf<T>>, 'block'>,
): ReactNode {
  // The compiler cannot tie the component to the block's own type; the registry's type has tied them already.
  const Component = registry[block.type] as ComponentType<BlockProps<BlockOf<T>>> | undefined;
  return Component && createElement(Component, { block, ...rest });
}

export interface RenderOptions {
  /** Products of recommendation blocks by block id. */
  readonly products?: BlockProps<Block>['products'];
  /** False where the application shows a picture of its own above the blocks. */
  readonly priority?: boolean | undefined;
}

/** Draws blocks in order; one without a component in the registry is left out. */
export function renderBlocks(
  blocks: readonly Block[],
  registry: BlockRegistry = blockRegistry,
  { products, priority = true }: RenderOptions = {},
): ReactNode {
  const first = priority ? findPriority(blocks) : undefined;
  return blocks.map((block) => (
    <Fragment key={block.id}>{draw(block, registry, { products, priority: block === first })}</Fragment>
  ));
}
