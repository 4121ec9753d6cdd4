export { describeFault, type ContentFault, type LogFault } from './fault.ts';
export { SURFACES, TEXT_TONES, toSurface, toTextTone, type Surface, type TextTone } from './tones.ts';
export { isExternalUrl, isSafeUrl, resolveLink, type LinkContext } from './links.ts';
export {
  parseRichText,
  richTextToPlain,
  type RichText,
  type RichTextNode,
  type RichTextTag,
} from './rich-text.ts';
export {
  BREAKPOINTS,
  RATIOS,
  type BareTarget,
  type Breakpoint,
  type Image,
  type Media,
  type Ratio,
  type Target,
} from './fields.ts';
export { type SlideWidth } from './slide-width.ts';
export { ALIGNMENTS, CARD_LAYOUTS, HERO_LAYOUTS, WIDGETS } from './blocks.ts';
export type {
  BenefitBarBlock,
  Block,
  BlockOf,
  BlockType,
  CategoryCardBlock,
  CollectionBlock,
  CollectionItem,
  CollectionLayout,
  Headed,
  HeroBlock,
  LinkedCardBlock,
  PromoBarBlock,
  PromoMessage,
  RecommendationCarouselBlock,
  RichTextBlock,
  SecondaryNavBlock,
  SplitBannerBlock,
} from './blocks.ts';
export type { ProductCardModel } from './product-card.ts';
export { parseBlocks, parsePage, type ContentPage, type ParseOptions } from './parse-page.ts';
export {
  parseMenu,
  type Menu,
  type MenuColumn,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
  type ShopAll,
  type VisualSelector,
} from './menu.ts';
export { parseFooter, type Footer } from './footer.ts';
export { recommendationQueries, type RecommendationQuery } from './recommendations.ts';
