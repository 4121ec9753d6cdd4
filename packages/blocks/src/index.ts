// oxlint-disable-next-line typescript/triple-slash-reference -- importers of this source get the types of its stylesheets
/// <reference path="./css.d.ts" />
export type * from './model/index.ts';
export { isExternalUrl, isSafeUrl, resolveLink } from './model/links.ts';
export type {
  ArticlePort,
  AskedField,
  BlockEvent,
  BlockPorts,
  CartPort,
  EventPayload,
  EventPort,
  GalleryPort,
  JoinOutcome,
  JoinSent,
  NewsletterErrors,
  NewsletterFields,
  NewsletterPayload,
  NewsletterPort,
  AddOutcome,
  Outcome,
  PlayerPort,
} from './context/block-ports.ts';
export type { BlockTexts } from './context/block-texts.ts';
export { BlockProvider, useBlocks, type BlockEnvironment } from './context/BlockProvider.tsx';
export { createImageUrl, IMAGE_WIDTHS } from './context/image-url.ts';
export type { BlockProps } from './parts/block-props.ts';
export { BlockPicture, type BlockPictureProps, type Ratios } from './parts/BlockPicture.tsx';
export { ContentLink, type ContentLinkProps } from './parts/ContentLink.tsx';
export { RichTextInline, RichTextView } from './parts/RichTextView.tsx';
export { ArticleGrid } from './article-grid/ArticleGrid.tsx';
export { BelowImageBanner } from './banner/BelowImageBanner.tsx';
export { PictureBanner } from './banner/PictureBanner.tsx';
export { ThinBanner } from './banner/ThinBanner.tsx';
export { EventSignup } from './event/EventSignup.tsx';
export { EventSteps } from './event/EventSteps.tsx';
export { Gallery } from './gallery/Gallery.tsx';
export { Accordions } from './lists/Accordions.tsx';
export { Anchors } from './lists/Anchors.tsx';
export { ButtonsGroup } from './lists/ButtonsGroup.tsx';
export { CtaCollection } from './lists/CtaCollection.tsx';
export { IconTextCollection } from './lists/IconTextCollection.tsx';
export { MultiLinkCard } from './lists/MultiLinkCard.tsx';
export { VerticalLinkList } from './lists/VerticalLinkList.tsx';
export { PictureBlock as PictureView } from './media-blocks/PictureBlock.tsx';
export { Spacer } from './media-blocks/Spacer.tsx';
export { Newsletter } from './newsletter/Newsletter.tsx';
export { PopUp } from './pop-up/PopUp.tsx';
export { Upsell } from './upsell/Upsell.tsx';
export { Video } from './video/Video.tsx';
export { Experience } from './wrappers/Experience.tsx';
export { Filter } from './wrappers/Filter.tsx';
export { InlineCatalogGrid } from './wrappers/InlineCatalogGrid.tsx';
export { Segmentation } from './wrappers/Segmentation.tsx';
export { BenefitBar } from './benefit-bar/BenefitBar.tsx';
export { CategoryCard } from './category-card/CategoryCard.tsx';
export { Collection } from './collection/Collection.tsx';
export { Hero } from './hero/Hero.tsx';
export { LinkedCard } from './linked-card/LinkedCard.tsx';
export { PROMO_BAR_CLOSED_KEY, PromoBar } from './promo-bar/PromoBar.tsx';
export { RecommendationCarousel } from './recommendation-carousel/RecommendationCarousel.tsx';
export { RichText as RichTextBlockView } from './rich-text/RichText.tsx';
export { SecondaryNav } from './secondary-nav/SecondaryNav.tsx';
export { SplitBanner } from './split-banner/SplitBanner.tsx';
export { ProductCard, ProductCardContent, productCardClass } from './product-card/ProductCard.tsx';
export type { ProductCardContentProps, ProductCardProps } from './product-card/card-props.ts';
export { backViewOf } from './product-card/back-view.ts';
export { colorUrl, readColors } from './product-card/card-colors.ts';
export { ProductCardSkeleton } from './product-card/ProductCardSkeleton.tsx';
export { isStatic } from './registry/is-static.ts';
export { drawBlocks, findPriority, type BlockRegistry, type RenderOptions } from './registry/draw-blocks.tsx';
export { blockRegistry, renderBlocks } from './registry/registry.tsx';
export { MainMenu, MenuButton, type MainMenuProps } from './menu/MainMenu.tsx';
export { MegaMenu, type MegaMenuProps } from './menu/MegaMenu.tsx';
export { menuItems, type MenuItem } from './menu/menu-items.ts';
export { MenuLinks, type MenuLinksProps } from './menu/MenuLinks.tsx';
export type { LoadMenu } from './menu/menu-opener.ts';
export { MenuPanel } from './menu/MenuPanel.tsx';
export type { MenuLayout } from './menu/menu-props.ts';
export { MenuSection, type MenuSectionProps } from './menu/MenuSection.tsx';
