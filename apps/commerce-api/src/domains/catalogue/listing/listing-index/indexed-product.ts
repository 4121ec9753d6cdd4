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
  readonly price: number;
}
