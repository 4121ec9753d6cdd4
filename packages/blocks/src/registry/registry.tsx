import type { ReactNode } from 'react';
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
import type { Block } from '../model/index.ts';
import { Newsletter } from '../newsletter/Newsletter.tsx';
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
import { drawBlocks, type BlockRegistry, type RenderOptions } from './draw-blocks.tsx';

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

/** Renders blocks in order, by default with every component of this package. */
export const renderBlocks = (
  blocks: readonly Block[],
  registry: BlockRegistry = blockRegistry,
  options?: RenderOptions,
): ReactNode => drawBlocks(blocks, registry, options);
