import {
  Accordions,
  Anchors,
  BelowImageBanner,
  BenefitBar,
  ButtonsGroup,
  CategoryCard,
  Collection,
  CtaCollection,
  drawBlocks,
  Experience,
  Filter,
  Hero,
  IconTextCollection,
  InlineCatalogGrid,
  LinkedCard,
  MultiLinkCard,
  PictureBanner,
  PictureView,
  PromoBar,
  RecommendationCarousel,
  RichTextBlockView,
  SecondaryNav,
  Segmentation,
  Spacer,
  SplitBanner,
  ThinBanner,
  VerticalLinkList,
  type BlockRegistry,
} from '@haberdash/blocks';
import type { Block } from '@haberdash/blocks/model';
import { lazyView } from '@haberdash/page-engine';
import { ownViews } from './lazy-views.tsx';

const Gallery = lazyView(async () => (await import('./views/gallery.ts')).Gallery);

/** Interactive blocks are a chunk each, which loads with the first of them. */
const browserRegistry: Required<Omit<BlockRegistry, 'PopUp'>> = {
  Hero,
  PromoBar,
  Collection,
  LinkedCard,
  CategoryCard,
  RecommendationCarousel,
  BenefitBar,
  SplitBanner,
  RichText: RichTextBlockView,
  SecondaryNav,
  Accordions,
  Anchors,
  ArticleGrid: ownViews.ArticleGrid,
  BelowImageBanner,
  ButtonsGroup,
  CtaCollection,
  EspotBanner: PictureBanner,
  EventSignup: ownViews.EventSignup,
  Experience,
  Filter,
  IconTextCollection,
  InlineCatalogGrid,
  MultiLinkCard,
  Newsletter: ownViews.Newsletter,
  OverlayBanner: PictureBanner,
  Picture: PictureView,
  Segmentation,
  SocialGallery: Gallery,
  Spacer,
  StandardImageBanner: PictureBanner,
  ThinBanner,
  UgcWidget: Gallery,
  Upsell: lazyView(async () => (await import('./views/upsell.ts')).Upsell),
  VerticalLinkList,
  Video: lazyView(async () => (await import('./views/video.ts')).ShopVideo),
};

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly priority?: boolean;
}

/** Renders blocks of any kind in a browser. */
export const Blocks = ({ blocks, priority }: BlocksProps) =>
  drawBlocks(blocks, browserRegistry, { priority });
