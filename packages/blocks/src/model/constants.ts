/**
 * The figures of the content blocks that their scripts use, and where each comes from. Those of stylesheets stand in
 * `style-figures.ts`, which no browser loads.
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
  /** Spec 3 §9: milliseconds until the gallery of another provider is made. */
  galleryInitDelayMs: 500,
} as const;
