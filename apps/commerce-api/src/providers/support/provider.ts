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

/** A message that somebody wrote in the contact form. */
export interface ContactMessage {
  /** The same message sent twice has the same key, and opens one case. */
  readonly key: string;
  readonly locale: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly phoneCode?: string | undefined;
  readonly categoryId: string;
  readonly subjectId: string;
  readonly orderNumber?: string | undefined;
  readonly message: string;
}

/** A case that people work on. */
export interface OpenedCase {
  readonly caseNumber: string;
  /** A time of ISO 8601. */
  readonly createdAt: string;
}

/** The provider where people answer shoppers; it throws when it cannot be reached. */
export interface Support {
  openWarrantyCase(claim: WarrantyClaim): Promise<OpenedCase>;
  openContactCase(message: ContactMessage): Promise<OpenedCase>;
}
