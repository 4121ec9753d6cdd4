/** What listings choose, count and sort a product by, in one currency. */
export interface IndexedProduct {
  readonly id: string;
  readonly categories: readonly string[];
  readonly gender: string;
  readonly activities: readonly string[];
  readonly families: readonly string[];
  readonly sizesInStock: readonly string[];
  readonly storesInStock: readonly string[];
  readonly createdAt: number;
  readonly rating: number;
  readonly reviewsCount: number;
  readonly discountPercent: number;
  readonly popularity: number;
  /** Lowest price of a variant, in minor units. */
  readonly price: number;
}
