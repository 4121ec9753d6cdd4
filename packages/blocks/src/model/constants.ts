/**
 * The figures of the content blocks and where each comes from. Widths and heights that a stylesheet needs stand there
 * too, because a stylesheet cannot read them; a test compares both.
 */
export const CONTENT_FIGURES = {
  /** Spec 3 §3: items of an upsell that are stacked unless the content says otherwise. */
  upsellStackedCount: 3,
  /** Spec 3 §9: impressions of one recommendation carousel. */
  recommendationImpressions: 24,
  /** Spec 3 §9: products are asked for this long before they are in view. */
  recommendationRootMargin: '200px',
  /** Spec 3 §9: size of the first page of articles where it cannot be computed. */
  articlePageSize: 3,
  /** Spec 3 §9: tags shown while the list of them is collapsed. */
  collapsedFacets: { sm: 4, md: 10, lg: 20 },
  /** Spec 3 §9: milliseconds until a pop-up expands. */
  popUpDelayMs: 2000,
  /** Spec 3 §3: how a newsletter subscription came about. */
  acquisitionType: 'Signup',
  /** Spec 3 §9: milliseconds until the gallery of another party is made. */
  galleryInitDelayMs: 500,
  /** Spec 3 §9: share of the picture that a gradient covers, in percent. */
  gradientHeights: { full: 35, focused: 50, off: 0 },
  /** Spec 3 §9: CTA carousel slides. */
  ctaSlideWidths: { sm: '19.25rem', md: '26.5rem', lg: '26.5rem' },
} as const;
