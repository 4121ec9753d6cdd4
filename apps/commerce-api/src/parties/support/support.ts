import type { Address } from '@haberdash/api-client/consumers';

/** A product with a fault, and who has it. */
export interface WarrantyClaim {
  /** The same claim sent twice has the same key, and opens one case. */
  readonly key: string;
  readonly locale: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly address: Address;
  readonly productId: string;
  readonly upc?: string | undefined;
  readonly purchasedOn?: string | undefined;
  readonly purchasedAt?: string | undefined;
  readonly orderNumber?: string | undefined;
  readonly defect: string;
  readonly description: string;
}

/** A case that people work on. */
export interface OpenedCase {
  readonly caseNumber: string;
  /** A time of ISO 8601. */
  readonly createdAt: string;
}

/** The party where people answer shoppers; it throws when it cannot be reached. */
export interface Support {
  openWarrantyCase(claim: WarrantyClaim): Promise<OpenedCase>;
}
