import type { ShowcaseType } from '@haberdash/api-client/content';

const TYPES: Readonly<Record<ShowcaseType, true>> = {
  Accordions: true,
  Anchors: true,
  ArticleGrid: true,
  BelowImageBanner: true,
  BenefitBar: true,
  ButtonsGroup: true,
  CategoryCard: true,
  Collection: true,
  CtaCollection: true,
  EspotBanner: true,
  EventSignup: true,
  Experience: true,
  Filter: true,
  Hero: true,
  IconTextCollection: true,
  InlineCatalogGrid: true,
  LinkedCard: true,
  MultiLinkCard: true,
  Newsletter: true,
  OverlayBanner: true,
  Picture: true,
  PopUp: true,
  RecommendationCarousel: true,
  RichText: true,
  SecondaryNav: true,
  Segmentation: true,
  SocialGallery: true,
  Spacer: true,
  SplitBanner: true,
  StandardImageBanner: true,
  ThinBanner: true,
  UgcWidget: true,
  Upsell: true,
  VerticalLinkList: true,
  Video: true,
};

/** True for a type with a showcase: every block but the promo bar and the mega menu (spec 3 §2). */
export const isDocType = (text: string): text is ShowcaseType => Object.hasOwn(TYPES, text);

export const DOC_TYPES: readonly ShowcaseType[] = Object.keys(TYPES).filter(isDocType);

/** `LinkedCard` as "Linked card". */
export const docTypeLabel = (type: string): string =>
  type.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/ [A-Z]/g, (letter) => letter.toLowerCase());
