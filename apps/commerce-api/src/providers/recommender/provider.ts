export type Placement = 'home' | 'category' | 'product' | 'cart' | 'content';

/** Strategy, placement and context, without a visitor. */
export interface RecommenderQuery {
  readonly strategy: string;
  readonly placement: Placement;
  readonly productId?: string | undefined;
  readonly categoryId?: string | undefined;
}

/** A recommended product with its feedback token. */
export interface RecommendedProduct {
  readonly productId: string;
  readonly recToken: string;
}

/** Products were shown, or one was clicked. */
export interface RecommenderFeedback {
  readonly event: 'seen' | 'clicked';
  readonly recTokens: readonly string[];
}

/** Recommends products (spec 2 §7); throws when unreachable or invalid. */
export interface Recommender {
  /** Best first; may include sold-out and unknown products. */
  recommend(query: RecommenderQuery): Promise<readonly RecommendedProduct[]>;
  report(feedback: RecommenderFeedback): Promise<void>;
}
