/** The places of the shop that have products recommended to them. */
export type Placement = 'home' | 'category' | 'product' | 'cart' | 'content';

/** What is asked for: by which strategy, where, and beside what. Nothing says who asks. */
export interface RecommenderQuery {
  readonly strategy: string;
  readonly placement: Placement;
  readonly productId?: string | undefined;
  readonly categoryId?: string | undefined;
}

/** A product that the provider recommends, and the token by which it hears of it again. */
export interface RecommendedProduct {
  readonly productId: string;
  readonly recToken: string;
}

/** Recommended products came into sight, or one of them was followed. */
export interface RecommenderFeedback {
  readonly event: 'seen' | 'clicked';
  readonly recTokens: readonly string[];
}

/** The provider that recommends products (spec 2 §7 decision service); it throws when it cannot be reached, or lies. */
export interface Recommender {
  /** The best first; some may be sold out, or no product of the shop any more. */
  recommend(query: RecommenderQuery): Promise<readonly RecommendedProduct[]>;
  /** Reports to the provider what became of its recommendations. */
  report(feedback: RecommenderFeedback): Promise<void>;
}
