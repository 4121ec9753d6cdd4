import * as v from 'valibot';
import type { LogFault } from './fault.ts';
import {
  choice,
  flag,
  image,
  lenientList,
  linkTarget,
  optionalText,
  promotionTracking,
  richText,
  seconds,
  stillMedia,
  surface,
  target,
  text,
  textTone,
  wordlessTarget,
} from './fields.ts';
import { articleGrid } from './articles.ts';
import { bannerFields, bannerSchemas } from './banners.ts';
import { formSchemas } from './forms.ts';
import { ALIGNMENTS, caption, common, gradient, ids, responsive, titleLooks, titles } from './groups.ts';
import { listSchemas } from './lists.ts';
import { mediaSchemas } from './media-blocks.ts';
import { productCard } from './product-card.ts';
import { toSlideWidth } from './slide-width.ts';
import { wrapperSchemas } from './wrappers.ts';

export const HERO_LAYOUTS = [
  'standard',
  'below-1media',
  'below-2media',
  'overlay',
  'center-overlay',
] as const;
export const CARD_LAYOUTS = ['standard', 'overlay', 'overlay-top', 'overlay-bottom'] as const;
export const WIDGETS = ['bestsellers', 'new-arrivals', 'similar', 'complete-the-look', 'sale'] as const;

const hero = (log: LogFault) =>
  v.pipe(
    v.object({
      type: v.literal('Hero'),
      ...common('Hero', log),
      ...caption,
      ...gradient,
      variant: choice(['standard', 'block-below', 'product-overlay']),
      responsiveLayout: responsive(HERO_LAYOUTS),
      overlayPicture: v.optional(stillMedia),
      cinemaMode: flag,
    }),
    v.check(
      ({ title, mediaList }) => title !== undefined || mediaList.length > 0,
      'neither title nor picture',
    ),
  );

const promoMessage = (log: LogFault) =>
  v.pipe(
    v.object({
      id: text(80),
      clickable: flag,
      hoverLinkColor: textTone,
      richText,
      targets: lenientList(linkTarget, 'PromoBar.targets', log),
      textColor: textTone,
      background: surface,
    }),
    v.check((message) => message.richText !== undefined, 'empty section'),
  );

const promoBar = (log: LogFault) =>
  v.pipe(
    v.object({
      type: v.literal('PromoBar'),
      ...ids,
      autorotateTime: seconds,
      closable: flag,
      messages: lenientList(promoMessage(log), 'PromoBar.messages', log),
    }),
    v.check(({ messages }) => messages.length > 0, 'no messages'),
  );

const linkedCard = (log: LogFault) =>
  v.object({
    type: v.literal('LinkedCard'),
    ...common('LinkedCard', log),
    ...caption,
    ...gradient,
    badgeImage: v.optional(image),
    responsiveLayout: responsive(CARD_LAYOUTS),
    overlayWidth: choice(['xs', 'sm', 'md', 'lg']),
  });

const categoryCard = (log: LogFault) =>
  v.object({
    type: v.literal('CategoryCard'),
    ...ids,
    title: text(160),
    subtitle: optionalText(300),
    target: wordlessTarget,
    mediaList: lenientList(stillMedia, 'CategoryCard.mediaList', log),
    promotionTracking,
  });

const SPACES = ['none', 'small', 'medium', 'large'] as const;
const slideWidth = v.optional(
  v.fallback(v.optional(v.pipe(v.string(), v.transform(toSlideWidth))), undefined),
);

const layoutAt = v.optional(
  v.object({
    type: choice(['grid', 'carousel']),
    columns: v.optional(v.fallback(v.optional(v.picklist([1, 2, 3, 4, 5, 6])), undefined)),
    slideWidth,
    slideMaxWidth: slideWidth,
    slidePadding: choice(SPACES),
    margin: choice(SPACES),
    showArrows: flag,
    showIndicators: flag,
    showProgress: flag,
    autoplay: flag,
    autorotateTime: seconds,
    loop: flag,
  }),
);
export type CollectionLayout = NonNullable<v.InferOutput<typeof layoutAt>>;

/** A collection before its items are parsed. */
const collection = v.object({
  type: v.literal('Collection'),
  ...ids,
  ...titles,
  promotionTracking,
  backgroundColor: surface,
  hideTitle: flag,
  target: v.optional(target),
  items: v.pipe(v.array(v.unknown()), v.maxLength(60)),
  breakpoints: v.optional(v.object({ sm: layoutAt, md: layoutAt, lg: layoutAt }), {}),
  variant: choice(['standard', 'cards', 'categories', 'benefits']),
  alignment: choice(ALIGNMENTS),
  isFullWidth: flag,
  isFullHeight: flag,
});

const recommendationCarousel = (log: LogFault) =>
  v.object({
    type: v.literal('RecommendationCarousel'),
    ...ids,
    title: optionalText(160),
    ...titleLooks,
    variant: choice(['3-cards', '5-cards', '6-cards']),
    widget: v.optional(v.picklist(WIDGETS)),
    productId: optionalText(14),
    categoryId: optionalText(7),
    count: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)), 8), 8),
    target: v.optional(target),
    recommendedProducts: lenientList(productCard, 'RecommendationCarousel.recommendedProducts', log),
    quickShopVisibility: choice(['visible', 'hidden']),
    showRatings: flag,
    monetateDecision: v.optional(v.object({ name: text(120), experience: text(120) })),
    selected: flag,
    vendor: choice(['monetate', 'bloomreach']),
  });

const benefitBar = (log: LogFault) =>
  v.object({
    type: v.literal('BenefitBar'),
    ...ids,
    logo: v.optional(image),
    backgroundImage: v.optional(image),
    backgroundColor: surface,
    title: text(160),
    ...titleLooks,
    subtitle: optionalText(300),
    infoIcon: flag,
    targets: lenientList(target, 'BenefitBar.targets', log),
    showCloseButton: flag,
    alignment: choice(ALIGNMENTS),
  });

const splitBanner = (log: LogFault) =>
  v.pipe(
    v.object({
      type: v.literal('SplitBanner'),
      ...bannerFields('SplitBanner', log),
      imageWidth: v.optional(v.fallback(v.picklist([60, 50, 40]), 50), 50),
      imagePosition: choice(['start', 'end']),
    }),
    v.check(
      ({ title, mediaList }) => title !== undefined && mediaList.length > 0,
      'needs a title and a picture',
    ),
  );

const richTextBlock = v.pipe(
  v.object({
    type: v.literal('RichText'),
    ...ids,
    title: optionalText(160),
    titleH1: flag,
    richText,
    richTextColor: textTone,
    backgroundColor: surface,
    alignment: choice(ALIGNMENTS),
  }),
  v.check((block) => block.richText !== undefined, 'no text'),
);

const secondaryNav = (log: LogFault) =>
  v.pipe(
    v.object({
      type: v.literal('SecondaryNav'),
      ...ids,
      title: text(120),
      targets: lenientList(linkTarget, 'SecondaryNav.targets', log),
      divider: flag,
    }),
    v.check(({ targets }) => targets.length > 0, 'no links'),
  );

/** One schema per block type; faults inside lists go to `log`. */
export const blockSchemas = (log: LogFault) => ({
  Hero: hero(log),
  PromoBar: promoBar(log),
  Collection: collection,
  LinkedCard: linkedCard(log),
  CategoryCard: categoryCard(log),
  RecommendationCarousel: recommendationCarousel(log),
  BenefitBar: benefitBar(log),
  SplitBanner: splitBanner(log),
  RichText: richTextBlock,
  SecondaryNav: secondaryNav(log),
  ArticleGrid: articleGrid,
  ...bannerSchemas(log),
  ...listSchemas(log),
  ...mediaSchemas(log),
  ...formSchemas(log),
  ...wrapperSchemas,
});
