export { describeFault, type ContentFault, type LogFault } from './fault.ts';
export { hasWordsOnPicture, readableTone, TONES } from './contrast.ts';
export { SURFACES, TEXT_TONES, toSurface, toTextTone, type Surface, type TextTone } from './tones.ts';
export {
  isExternalUrl,
  isModalName,
  modalNameOf,
  isSafeUrl,
  resolveLink,
  type LinkContext,
} from './links.ts';
export { parseRichText, type RichText, type RichTextNode, type RichTextTag } from './rich-text.ts';
export { richTextToPlain } from './rich-text-plain.ts';
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
export { CARD_LAYOUTS, HERO_LAYOUTS, WIDGETS, type CollectionLayout } from './blocks.ts';
export { ALIGNMENTS } from './groups.ts';
export type * from './block-types.ts';
export { CONTENT_FIGURES } from './constants.ts';
export { parseArticles, type Article, type ArticleResults } from './articles.ts';
export { articlePageSize, articleQuery, type ArticleQuery } from './article-query.ts';
export { eventDays } from './event-days.ts';
export { isNewsletterPopUp } from './newsletter-pop-up.ts';
export { galleryFilter } from './gallery-filter.ts';
export { flattenBlocks, mapBlocks } from './nested.ts';
export {
  chosenBlocks,
  decideExperiences,
  type ChosenBlock,
  type DecideExperience,
} from './decide-experiences.ts';
export { parsePopUpBlocks, parsePopUps } from './pop-ups.ts';
export {
  AUDIENCE_IDS,
  applyFilters,
  isFilterOpen,
  isInAudience,
  pickSegment,
  pickVariant,
  TEST_CONTEXT_COOKIE,
  type AudienceFacts,
  type ContentPlace,
} from './segments.ts';
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
export {
  recommendationImpressions,
  recommendationQueries,
  type RecommendationQuery,
} from './recommendations.ts';
export {
  upsellItemOf,
  upsellProducts,
  upsellSkus,
  withUpsellItems,
  withUpsellStock,
} from './upsell-items.ts';
