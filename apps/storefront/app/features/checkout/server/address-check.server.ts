import type { Address } from '@haberdash/api-client/cart';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';
import { optional } from '../../../shared/reads/optional.ts';

/** What the check of an address offers: another way to write it, or a second look; the shopper decides. */
export interface AddressOffer {
  readonly suggestion?: Address | undefined;
  /** The address that the offer is about: an edited one is checked again. */
  readonly about: string;
}

const keyOf = ({ addressLine1, addressLine2 = '', city, postalCode, countryCode }: Address): string =>
  [addressLine1, addressLine2, city, postalCode, countryCode].join('\n').slice(0, 300);

type Values = Readonly<Record<string, string>>;

/**
 * What to save of a typed address, or what to offer first. An address that was looked at once is taken as it was
 * chosen then; a check that does not answer, or has nothing to say, stops nobody (spec 1 §7).
 */
export async function checkTyped(
  read: PrivateRead,
  {
    cartId,
    address,
    values,
  }: { readonly cartId: string; readonly address: Address; readonly values: Values },
): Promise<{ readonly address: Address } | { readonly offer: AddressOffer }> {
  const isSeen = values['checked'] === keyOf(address);
  if (isSeen && values['use'] !== 'suggestion') return { address };
  const found = await optional(read, 'address-check', (call) =>
    read.api.cart.POST('/cart/v1/cart/{basketId}/shippingAddress/validation', {
      params: { path: { basketId: cartId } },
      body: address,
      ...call,
    }),
  );
  const suggestion = found?.verdict === 'CORRECTED' ? found.suggestion : undefined;
  if (isSeen) return { address: suggestion ?? address };
  const isOffered = suggestion !== undefined || found?.verdict === 'INVALID';
  return isOffered ? { offer: { suggestion, about: keyOf(address) } } : { address };
}
