/** A change of a product's availability; change numbers are global. */
export interface AssortmentChange {
  readonly change: number;
  readonly productId: string;
  /** False for a withdrawn product. */
  readonly isSold: boolean;
}

/** The warehouse; calls are idempotent and may throw or hang. */
export interface Assortment {
  /** Changes after a number, in order. */
  changes(after: number): Promise<readonly AssortmentChange[]>;
}
