export type Placement = 'home' | 'category' | 'product' | 'cart' | 'content';

/** Strategy, placement and context, without a visitor. */
export interface RecommenderQuery {
  readonly strategy: string;
  readonly placement: Placement;
  readonly productId?: string | undefined;
  readonly categoryId?: string | undefined;
}

/** The context of one visitor who allows targeting; ids are pseudonyms. */
export interface RecommenderVisitor {
  readonly customerId: string;
  /** The provider's own id of the visitor. */
  readonly monetateId?: string | undefined;
  /** Of the page, without query. */
  readonly path: string;
  readonly userAgent?: string | undefined;
  readonly cartLines?: readonly {
    readonly pid: string;
    readonly sku: string;
    readonly quantity: number;
    readonly currency: string;
    readonly value: string;
  }[];
}

/** Products for one visitor, and the experience that chose them. */
export interface RecommenderDecision {
  readonly products: readonly RecommendedProduct[];
  /** Undefined if the engine named no experience. */
  readonly decision?: { readonly name: string; readonly experience: string } | undefined;
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
  /** The same for one visitor. */
  decide(query: RecommenderQuery, visitor: RecommenderVisitor): Promise<RecommenderDecision>;
  report(feedback: RecommenderFeedback): Promise<void>;
}
