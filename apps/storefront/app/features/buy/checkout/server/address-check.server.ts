import type { Address } from '@haberdash/api-client/cart';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';

/** The offer of an address check: a suggestion, or a second look; the shopper decides. */
export interface AddressOffer {
  readonly suggestion?: Address | undefined;
  /** The address of the offer: an edited one is checked again. */
  readonly about: string;
}

const keyOf = ({ addressLine1, addressLine2 = '', city, postalCode, countryCode }: Address): string =>
  [addressLine1, addressLine2, city, postalCode, countryCode].join('|').slice(0, 300).trim();

const PLACE = ['addressLine1', 'addressLine2', 'city', 'province', 'postalCode'] as const;

const asOne = (part: (typeof PLACE)[number], text = ''): string =>
  text
    .replaceAll(/\s+/g, part === 'postalCode' ? '' : ' ')
    .trim()
    .toLowerCase();

const isOneCase = (text: string): boolean => text === text.toLowerCase() || text === text.toUpperCase();

/** The suggested address where it differs in white space and case only; place names in mixed case stay as typed. */
function sameElseWritten(address: Address, suggestion: Address): Address | undefined {
  const isSame = PLACE.every((part) => asOne(part, address[part]) === asOne(part, suggestion[part]));
  if (!isSame || address.countryCode !== suggestion.countryCode) return undefined;
  const written = PLACE.flatMap((part) => {
    const typed = address[part] ?? '';
    return part === 'postalCode' || isOneCase(typed) ? [[part, suggestion[part]] as const] : [];
  });
  return { ...address, ...Object.fromEntries(written.filter(([, text]) => text !== undefined)) };
}

type Values = Readonly<Record<string, string>>;

/** The address to save, or the suggestion to offer first; a failing check lets the address pass (spec 1 §7). */
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
  const same = suggestion && sameElseWritten(address, suggestion);
  if (same !== undefined) return { address: same };
  if (isSeen) return { address: suggestion ?? address };
  const isOffered = suggestion !== undefined || found?.verdict === 'INVALID';
  return isOffered ? { offer: { suggestion, about: keyOf(address) } } : { address };
}
