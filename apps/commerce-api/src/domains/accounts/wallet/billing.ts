import type { NewSavedCard } from '@haberdash/api-client/consumers';

import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { rejectAll, ServiceError } from '../../../platform/errors/service-error.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { rulesOf } from '../../../shared/countries/address-rules.ts';
import { becomesMain } from '@haberdash/account';
import {
  addressRepository,
  type ConsumerRow,
  findSame,
  isFull,
  checkBookAddress,
} from '../../customers/index.ts';
import { walletRepository } from './repository.ts';

/** The billing address of a card: an id of the address book, or a new address. */
export type BillingInput = Pick<NewSavedCard, 'addressId' | 'billingAddress'>;

/**
 * Resolves the billing address; PYT405 for an unknown id, PYT406 for missing fields, CHK320 for a country that the
 * payment provider does not bill.
 */
export async function billingAddressId(
  tx: Tx,
  person: Own<ConsumerRow>,
  { addressId, billingAddress }: BillingInput,
  { locale }: RequestContext,
  billingCountries: readonly string[],
): Promise<string | undefined> {
  if (addressId !== undefined) {
    const country = await walletRepository(tx).countryOfAddress(person, addressId);
    if (country === undefined) throw new ServiceError('PYT405', { field: 'addressId' });
    if (!billingCountries.includes(country)) throw new ServiceError('CHK320', { field: 'addressId' });
    return addressId;
  }
  if (billingAddress === undefined) return undefined;
  if (!billingCountries.includes(billingAddress.countryCode))
    throw new ServiceError('CHK320', { field: 'billingAddress.countryCode' });
  const rules = rulesOf(billingAddress.countryCode, locale.slice(0, 2)) ?? {};
  const verdict = checkBookAddress({ ...billingAddress, approachType: 'B' }, rules);
  if (!verdict.ok) {
    rejectAll(
      verdict.details.map(({ field }) => ({ errorId: 'PYT406', field: `billingAddress.${field ?? ''}` })),
    );
    return undefined;
  }
  const addresses = addressRepository(tx);
  const book = await addresses.book(person);
  const same = findSame(book, 'B', verdict.address);
  if (same !== undefined) return same.id;
  if (isFull(book)) throw new ServiceError('API400', { field: 'billingAddress' });
  const main = becomesMain(book, { approachType: 'B', main: false });
  return addresses.add(person, book, { approachType: 'B', main, address: verdict.address });
}
