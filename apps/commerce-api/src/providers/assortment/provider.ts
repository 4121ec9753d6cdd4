/** What the warehouse says of one product; what it says of all of them is counted together. */
export interface AssortmentChange {
  readonly change: number;
  readonly productId: string;
  /** False for a product that it has withdrawn: a fault was found, or there will be no more of it. */
  readonly isSold: boolean;
}

/** The warehouse, as far as it decides what is on sale. A call may throw or never come back, and may be repeated. */
export interface Assortment {
  /** Changes after a change, the earliest first; empty when there are none. */
  changes(after: number): Promise<readonly AssortmentChange[]>;
}
