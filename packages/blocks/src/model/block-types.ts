import type * as v from 'valibot';
import type { ArticleResults } from './articles.ts';
import type { blockSchemas } from './blocks.ts';

type Schemas = ReturnType<typeof blockSchemas>;
type Output<T extends keyof Schemas> = v.InferOutput<Schemas[T]>;

export const UNHEADED = [
  'PromoBar',
  'SecondaryNav',
  'ButtonsGroup',
  'Picture',
  'Spacer',
  'Video',
  'PopUp',
  'Segmentation',
  'Experience',
  'Filter',
  'InlineCatalogGrid',
] as const;
export type UnheadedType = (typeof UNHEADED)[number];

/** The level of a block's heading; at most one block of a page has 1. */
export interface Headed {
  readonly headingLevel: 1 | 2 | 3;
}

type Plain<T extends Exclude<keyof Schemas, UnheadedType>> = Output<T> & Headed;

export type HeroBlock = Plain<'Hero'>;
export type PromoBarBlock = Output<'PromoBar'>;
export type PromoMessage = PromoBarBlock['messages'][number];
export type LinkedCardBlock = Plain<'LinkedCard'>;
export type CategoryCardBlock = Plain<'CategoryCard'>;
export type RecommendationCarouselBlock = Plain<'RecommendationCarousel'>;
export type BenefitBarBlock = Plain<'BenefitBar'>;
export type SplitBannerBlock = Plain<'SplitBanner'>;
export type RichTextBlock = Plain<'RichText'>;
export type SecondaryNavBlock = Output<'SecondaryNav'>;
export type BelowImageBannerBlock = Plain<'BelowImageBanner'>;
export type EspotBannerBlock = Plain<'EspotBanner'>;
export type StandardImageBannerBlock = Plain<'StandardImageBanner'>;
export type OverlayBannerBlock = Plain<'OverlayBanner'>;
export type ThinBannerBlock = Plain<'ThinBanner'>;
export type AccordionsBlock = Plain<'Accordions'>;
export type AnchorsBlock = Plain<'Anchors'>;
export type ButtonsGroupBlock = Output<'ButtonsGroup'>;
export type CtaCollectionBlock = Plain<'CtaCollection'>;
export type VerticalLinkListBlock = Plain<'VerticalLinkList'>;
export type IconTextCollectionBlock = Plain<'IconTextCollection'>;
export type MultiLinkCardBlock = Plain<'MultiLinkCard'>;
export type PictureBlock = Output<'Picture'>;
export type SpacerBlock = Output<'Spacer'>;
export type VideoBlock = Output<'Video'>;
export type SocialGalleryBlock = Plain<'SocialGallery'>;
export type UgcWidgetBlock = Plain<'UgcWidget'>;
export type NewsletterBlock = Plain<'Newsletter'>;
export type EventSignupBlock = Plain<'EventSignup'>;
export type PopUpBlock = Output<'PopUp'>;
export type UpsellBlock = Plain<'Upsell'>;
export type UpsellItem = UpsellBlock['items'][number];
/** A grid of articles; the application may fill in the first articles with their tags and offset. */
export type ArticleGridBlock = Plain<'ArticleGrid'> & {
  readonly results?: ArticleResults | undefined;
  readonly chosenTags?: readonly string[] | undefined;
  readonly firstOffset?: number | undefined;
};

/** What a collection may contain (CollectionItem in the contract). */
export const ITEM_TYPES = [
  'LinkedCard',
  'CategoryCard',
  'BenefitBar',
  'SplitBanner',
  'RichText',
  'BelowImageBanner',
  'EspotBanner',
  'OverlayBanner',
  'StandardImageBanner',
  'MultiLinkCard',
  'Picture',
  'Video',
] as const;
export type CollectionItem =
  | LinkedCardBlock
  | CategoryCardBlock
  | BenefitBarBlock
  | SplitBannerBlock
  | RichTextBlock
  | BelowImageBannerBlock
  | EspotBannerBlock
  | OverlayBannerBlock
  | StandardImageBannerBlock
  | MultiLinkCardBlock
  | PictureBlock
  | VideoBlock;
export type CollectionBlock = Omit<Output<'Collection'>, 'items'> &
  Headed & { readonly items: readonly CollectionItem[] };

export interface Segment {
  readonly id: string;
  readonly targets: readonly Block[];
}
export type SegmentationBlock = Omit<Output<'Segmentation'>, 'segments' | 'baselines'> & {
  readonly segments: readonly Segment[];
  readonly baselines: readonly Block[];
};
/** Blocks that an experiment's decision selects. */
export interface ExperienceVariant {
  readonly name: string;
  readonly variantId: string;
  readonly targets: readonly Block[];
}
export type ExperienceBlock = Omit<Output<'Experience'>, 'variants' | 'baselines'> & {
  readonly variants: readonly ExperienceVariant[];
  /** The variant that the server has decided for this page; never in content. */
  readonly decided?: string | undefined;
  readonly baselines: readonly Block[];
};
export type FilterBlock = Omit<Output<'Filter'>, 'components'> & { readonly components: readonly Block[] };
export type InlineCatalogGridBlock = Omit<Output<'InlineCatalogGrid'>, 'component'> & {
  readonly component: Block;
};

export type Block =
  | HeroBlock
  | PromoBarBlock
  | LinkedCardBlock
  | CategoryCardBlock
  | CollectionBlock
  | RecommendationCarouselBlock
  | BenefitBarBlock
  | SplitBannerBlock
  | RichTextBlock
  | SecondaryNavBlock
  | BelowImageBannerBlock
  | EspotBannerBlock
  | StandardImageBannerBlock
  | OverlayBannerBlock
  | ThinBannerBlock
  | AccordionsBlock
  | AnchorsBlock
  | ButtonsGroupBlock
  | CtaCollectionBlock
  | VerticalLinkListBlock
  | IconTextCollectionBlock
  | MultiLinkCardBlock
  | PictureBlock
  | SpacerBlock
  | VideoBlock
  | SocialGalleryBlock
  | UgcWidgetBlock
  | NewsletterBlock
  | EventSignupBlock
  | PopUpBlock
  | UpsellBlock
  | ArticleGridBlock
  | SegmentationBlock
  | ExperienceBlock
  | FilterBlock
  | InlineCatalogGridBlock;
export type BlockType = Block['type'];
export type BlockOf<T extends BlockType> = Extract<Block, { readonly type: T }>;
