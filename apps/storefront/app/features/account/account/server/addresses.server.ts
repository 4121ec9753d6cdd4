import { ApiError } from '@haberdash/api-client';
import type { BookAddress, BookAddressInput } from '@haberdash/api-client/consumers';
import { fittingMask, formatPhone, masksFor, parsePhone } from '@haberdash/phone';
import { addressLines } from '../../../buy/checkout/index.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { accountErrors, rejected } from './account-form.server.ts';
import { consumeAccountFlash, redirectWithAccountFlash } from './account-flash.server.ts';
import { asConsumer } from './signed-in.server.ts';

type Reader = Pick<PrivateRead, 'api' | 'session' | 'site' | 'url'>;

/** The address book, of each type the main one first. */
export async function addressBook(read: Reader): Promise<readonly BookAddress[]> {
  const { consumerProfile } = await asConsumer(read, () => read.api.consumers.GET('/consumers-v3/consumer'));
  return consumerProfile.consumerDetails.address;
}

function readablePhone(phone: string): string {
  const { country, dialCode, national } = parsePhone(phone);
  if (country === undefined) return phone;
  const mask = fittingMask(national.length, masksFor(country.code, dialCode === '1' ? 'NORA' : 'EMEA'));
  return `+${dialCode} ${formatPhone(national, mask.replaceAll(' - ', '-'))}`;
}

const toView = (address: BookAddress) => ({
  id: address.id,
  type: address.approachType,
  isMain: address.main,
  lines: addressLines(address),
  phone: readablePhone(address.phone),
});

export type AddressView = ReturnType<typeof toView>;

/** The address book as it is shown; its address names the entry that is about to be removed. */
export async function readAddresses(read: PrivateRead) {
  const addresses = await addressBook(read);
  const requested = read.url.searchParams.get('remove');
  return {
    head: pageHead(read, { title: read.t('overview.addresses'), noIndex: true }),
    addresses: addresses.map(toView),
    removing: addresses.find(({ id }) => id === requested)?.id,
    done: consumeAccountFlash(read),
  };
}

const ID = /^[A-Za-z0-9-]{1,60}$/;

async function remove(shopper: PrivateRead, addressId: string): Promise<void> {
  try {
    await shopper.api.consumers.DELETE('/consumers-v3/consumer/address/{addressId}', {
      params: { path: { addressId } },
    });
  } catch (error) {
    // Another tab was quicker: it is gone, as requested.
    if (!(error instanceof ApiError && error.errorId === 'CCA401')) throw error;
  }
}

function inputOf({ id: _id, ...address }: BookAddress): BookAddressInput {
  return address;
}

async function makeMain(shopper: PrivateRead, addressId: string): Promise<void> {
  const address = (await addressBook(shopper)).find(({ id }) => id === addressId);
  if (address === undefined) throw fault('not-found', shopper.correlationId);
  await shopper.api.consumers.PUT('/consumers-v3/consumer/address/{addressId}', {
    params: { path: { addressId } },
    body: { ...inputOf(address), main: true },
  });
}

/** Removes an address, or makes it the main one of its type. */
export async function runAddresses(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const form = await shopper.form();
  const [intent, id] = [form.get('intent'), form.get('id')];
  if ((intent !== 'remove' && intent !== 'main') || typeof id !== 'string' || !ID.test(id))
    throw fault('bad-address', shopper.correlationId);
  try {
    await (intent === 'remove' ? remove(shopper, id) : makeMain(shopper, id));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return rejected(accountErrors(shopper, 'account.address', error));
  }
  throw redirectWithAccountFlash(
    shopper,
    'account/addresses',
    intent === 'remove' ? 'address-removed' : 'address-main',
  );
}
