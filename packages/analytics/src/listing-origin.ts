/** Where a shopper found a product, in the labels of the reports (spec 2 §2). */
export const listingOrigins = {
  search: 'search',
  grid: 'grid',
  jacketFinder: 'jacket finder',
  backpackFinder: 'backpack finder',
  footwearFinder: 'footwear finder',
  exploreCollection: 'explore collection',
  productBundles: 'product bundles',
  shoeFinderRetail: 'shoe finder retail',
  productCompare: 'product compare',
  tentAndSleepingBagGuide: 'tent and sleeping bag guide',
  shopTheLook: 'shop the look',
  directToPdp: 'direct to PDP',
  recommendationCarousel: 'recommendation carousel',
  upSellCompleteTheLook: 'up-sell complete the look',
  customizer: 'customizer',
  fitAnalytics: 'fit analytics',
} as const satisfies Record<string, string>;

export type ListingOrigin = (typeof listingOrigins)[keyof typeof listingOrigins];
