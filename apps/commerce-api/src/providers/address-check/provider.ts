import type { Address } from '@haberdash/api-client/cart';

export interface AddressVerdict {
  readonly verdict: 'VALID' | 'CORRECTED' | 'INVALID' | 'UNKNOWN';
  readonly suggestion?: Address;
}

/** Checks deliverability; throws when unreachable. */
export interface AddressCheck {
  check(address: Address): Promise<AddressVerdict>;
}
