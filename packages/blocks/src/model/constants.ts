/** Figures that the blocks' scripts use; those of stylesheets are in `style-figures.ts`. */
export const CONTENT_FIGURES = {
  /** Spec 3 §3: default number of stacked items of an upsell. */
  upsellStackedCount: 3,
  /** Spec 3 §9: impressions of one recommendation carousel. */
  recommendationImpressions: 24,
  /** Spec 3 §9: distance from the viewport at which products are loaded. */
  recommendationRootMargin: '200px',
  /** Spec 3 §9: articles of the first page if it cannot be computed. */
  articlePageSize: 3,
  /** Spec 3 §9: tags shown while the list is collapsed. */
  collapsedFacets: { sm: 4, md: 10, lg: 20 },
  /** Spec 3 §9: milliseconds until a pop-up expands. */
  popUpDelayMs: 2000,
  /** Spec 3 §3: acquisition type of a newsletter subscription. */
  acquisitionType: 'Signup',
  /** Spec 3 §9: milliseconds until the gallery of another provider is mounted. */
  galleryInitDelayMs: 500,
} as const;
