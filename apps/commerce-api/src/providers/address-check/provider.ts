import type { Address } from '@haberdash/api-client/cart';

/** What an address check says of an address. */
export interface AddressVerdict {
  readonly verdict: 'VALID' | 'CORRECTED' | 'INVALID' | 'UNKNOWN';
  readonly suggestion?: Address;
}

/** The provider that knows where mail can be delivered; it throws when it cannot be reached. */
export interface AddressCheck {
  check(address: Address): Promise<AddressVerdict>;
}
