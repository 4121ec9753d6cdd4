import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { ArticleGrid } from '../article-grid/ArticleGrid.tsx';
import { BelowImageBanner } from '../banner/BelowImageBanner.tsx';
import { PictureBanner } from '../banner/PictureBanner.tsx';
import { ThinBanner } from '../banner/ThinBanner.tsx';
import { BenefitBar } from '../benefit-bar/BenefitBar.tsx';
import { CategoryCard } from '../category-card/CategoryCard.tsx';
import { Collection } from '../collection/Collection.tsx';
import { EventSignup } from '../event/EventSignup.tsx';
import { Gallery } from '../gallery/Gallery.tsx';
import { Hero } from '../hero/Hero.tsx';
import { LinkedCard } from '../linked-card/LinkedCard.tsx';
import { Accordions } from '../lists/Accordions.tsx';
import { Anchors } from '../lists/Anchors.tsx';
import { ButtonsGroup } from '../lists/ButtonsGroup.tsx';
import { CtaCollection } from '../lists/CtaCollection.tsx';
import { IconTextCollection } from '../lists/IconTextCollection.tsx';
import { MultiLinkCard } from '../lists/MultiLinkCard.tsx';
import { VerticalLinkList } from '../lists/VerticalLinkList.tsx';
import { PictureBlock } from '../media-blocks/PictureBlock.tsx';
import { Spacer } from '../media-blocks/Spacer.tsx';
import type { Block, BlockOf, BlockType } from '../model/index.ts';
import { Newsletter } from '../newsletter/Newsletter.tsx';
import type { BlockProps } from '../parts/block-props.ts';
import { PopUp } from '../pop-up/PopUp.tsx';
import { PromoBar } from '../promo-bar/PromoBar.tsx';
import { RecommendationCarousel } from '../recommendation-carousel/RecommendationCarousel.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { SecondaryNav } from '../secondary-nav/SecondaryNav.tsx';
import { SplitBanner } from '../split-banner/SplitBanner.tsx';
import { Upsell } from '../upsell/Upsell.tsx';
import { Video } from '../video/Video.tsx';
import { Experience } from '../wrappers/Experience.tsx';
import { Filter } from '../wrappers/Filter.tsx';
import { InlineCatalogGrid } from '../wrappers/InlineCatalogGrid.tsx';
import { Segmentation } from '../wrappers/Segmentation.tsx';

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
  Accordions,
  Anchors,
  ArticleGrid,
  BelowImageBanner,
  ButtonsGroup,
  CtaCollection,
  EspotBanner: PictureBanner,
  EventSignup,
  Experience,
  Filter,
  IconTextCollection,
  InlineCatalogGrid,
  MultiLinkCard,
  Newsletter,
  OverlayBanner: PictureBanner,
  Picture: PictureBlock,
  PopUp,
  Segmentation,
  SocialGallery: Gallery,
  Spacer,
  StandardImageBanner: PictureBanner,
  ThinBanner,
  UgcWidget: Gallery,
  Upsell,
  VerticalLinkList,
  Video,
};

/** Kinds that open with a wide picture of their own. */
const PICTURED: ReadonlySet<BlockType> = new Set([
  'Hero',
  'SplitBanner',
  'LinkedCard',
  'BelowImageBanner',
  'EspotBanner',
  'StandardImageBanner',
  'OverlayBanner',
]);
const isPictured = (block: Block): boolean =>
  PICTURED.has(block.type) && 'mediaList' in block && block.mediaList.length > 0;

/** Blocks so low that the one below them is in the first screen too. */
const LOW_BLOCKS: ReadonlySet<BlockType> = new Set([
  'PromoBar',
  'BenefitBar',
  'SecondaryNav',
  'ThinBanner',
  'Anchors',
]);

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
  /** The blocks stand in another one, without bands and gutters of their own. */
  readonly nested?: boolean | undefined;
}

/** Draws blocks in order; one without a component in the registry is left out. */
export function renderBlocks(
  blocks: readonly Block[],
  registry: BlockRegistry = blockRegistry,
  { products, priority = true, nested }: RenderOptions = {},
): ReactNode {
  const first = priority ? findPriority(blocks) : undefined;
  const drawInner = (inner: readonly Block[], isNested = false) =>
    renderBlocks(inner, registry, { products, priority: false, nested: isNested });
  return blocks.map((block) => (
    <Fragment key={block.id}>
      {draw(block, registry, { products, nested, priority: block === first, draw: drawInner })}
    </Fragment>
  ));
}
