import type { Address } from '@haberdash/api-client/consumers';

export interface WarrantyClaim {
  /** Idempotency key. */
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

export interface ContactMessage {
  /** Idempotency key. */
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

export interface OpenedCase {
  readonly caseNumber: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** Support cases; throws when unreachable. */
export interface Support {
  openWarrantyCase(claim: WarrantyClaim): Promise<OpenedCase>;
  openContactCase(message: ContactMessage): Promise<OpenedCase>;
}
