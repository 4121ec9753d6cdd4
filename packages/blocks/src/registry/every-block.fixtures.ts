import { articleGridJson } from '../article-grid/article-grid.fixtures.ts';
import { bannerJson } from '../banner/banner.fixtures.ts';
import { benefitBarJson } from '../benefit-bar/benefit-bar.fixtures.ts';
import { activitiesJson, categoriesJson } from '../collection/collection.fixtures.ts';
import { eventSignupJson } from '../event/event.fixtures.ts';
import { heroJson } from '../hero/hero.fixtures.ts';
import { linkedCardJson } from '../linked-card/linked-card.fixtures.ts';
import {
  accordionsJson,
  anchorsJson,
  buttonsGroupJson,
  ctaCollectionJson,
  iconTextsJson,
  multiLinkCardJson,
  verticalLinkListJson,
} from '../lists/lists.fixtures.ts';
import { pictureJson, videoJson } from '../media-blocks/media-blocks.fixtures.ts';
import { newsletterJson } from '../newsletter/newsletter.fixtures.ts';
import { productCards } from '../product-card/product-card.fixtures.ts';
import { promoBarJson } from '../promo-bar/promo-bar.fixtures.ts';
import { recommendationsJson } from '../recommendation-carousel/recommendation-carousel.fixtures.ts';
import { richTextJson } from '../rich-text/rich-text.fixtures.ts';
import { secondaryNavJson } from '../secondary-nav/secondary-nav.fixtures.ts';
import { splitBannerJson } from '../split-banner/split-banner.fixtures.ts';
import { upsellJson } from '../upsell/upsell.fixtures.ts';
import { experienceJson, segmentationJson } from '../wrappers/wrappers.fixtures.ts';

/** Content of one block of each standalone kind. */
export const everyBlockJson: ReadonlyArray<Readonly<Record<string, unknown>>> = [
  { type: 'PromoBar', ...promoBarJson, closable: true },
  { type: 'Hero', ...heroJson },
  { type: 'SecondaryNav', ...secondaryNavJson },
  { type: 'BelowImageBanner', ...bannerJson },
  { type: 'EspotBanner', ...bannerJson, title: 'Repairs, free of charge' },
  { type: 'StandardImageBanner', ...bannerJson, title: 'Wool that does not itch' },
  { type: 'OverlayBanner', ...bannerJson, title: 'Nights in the open' },
  { type: 'ThinBanner', ...bannerJson, title: 'Free returns for 60 days' },
  { type: 'SplitBanner', ...splitBannerJson },
  linkedCardJson(),
  { type: 'Collection', ...categoriesJson },
  { type: 'Collection', ...activitiesJson },
  { type: 'BenefitBar', ...benefitBarJson, showCloseButton: true },
  { type: 'RichText', ...richTextJson },
  { type: 'Accordions', ...accordionsJson },
  { type: 'Anchors', ...anchorsJson },
  { type: 'ButtonsGroup', ...buttonsGroupJson },
  { type: 'CtaCollection', ...ctaCollectionJson },
  { type: 'VerticalLinkList', ...verticalLinkListJson },
  { type: 'IconTextCollection', ...iconTextsJson() },
  { type: 'MultiLinkCard', ...multiLinkCardJson },
  { type: 'Spacer', id: 'spacer' },
  { type: 'Picture', ...pictureJson },
  { type: 'Video', ...videoJson },
  { type: 'Segmentation', ...segmentationJson },
  { type: 'Experience', ...experienceJson },
  { type: 'RecommendationCarousel', ...recommendationsJson, recommendedProducts: productCards(6) },
  { type: 'Upsell', ...upsellJson },
  { type: 'Newsletter', ...newsletterJson },
  { type: 'EventSignup', ...eventSignupJson },
  { type: 'ArticleGrid', ...articleGridJson },
];
