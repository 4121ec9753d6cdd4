import type { Address } from '@haberdash/api-client/cart';
import type { BookAddress, BookAddressInput } from '@haberdash/api-client/consumers';
import { data } from 'react-router';
import type { AddressFormView } from '../../../buy/checkout/index.ts';
import {
  addressFormView,
  addressValues,
  readAddress,
  typedForm,
} from '../../../buy/checkout/index.server.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault, rejectedStatus } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import type { AccountFlash } from '../model/flash-text.ts';
import { accountErrors, versionOf } from './account-form.server.ts';
import { redirectWithAccountFlash } from './account-flash.server.ts';
import { addressBook } from './addresses.server.ts';
import { asConsumer } from './signed-in.server.ts';
import { consumeUnsentForm, unsentForm } from './unsent-form.server.ts';

type AddressType = BookAddress['approachType'];

export interface BookForm {
  readonly form: AddressFormView;
  readonly type: AddressType;
  /** It is the main one of its type already, which only another address can change. */
  readonly isMain: boolean;
  readonly wantsMain: boolean;
}

export interface AddressResult extends BookForm {
  readonly formErrors: readonly FormError[];
}

const sectionOf = (type: AddressType) => (type === 'B' ? 'billing' : 'shipping');

/** An empty form for another address; its address may name the type. */
export async function readNewAddress(read: PrivateRead) {
  const { t, site, url } = read;
  const unsent = consumeUnsentForm(read);
  const type: AddressType = (unsent?.['type'] ?? url.searchParams.get('type')) === 'B' ? 'B' : 'S';
  const form = await asConsumer(read, () =>
    unsent === undefined
      ? addressFormView(read, sectionOf(type), site.country, {})
      : typedForm(read, sectionOf(type), unsent),
  );
  const head = pageHead(read, { title: t('account.newAddress'), noIndex: true });
  const owner = read.session.consumer()?.consumerNo;
  return { head, form, type, isMain: false, wantsMain: unsent?.['main'] === 'on', owner };
}

async function findAddress(read: PrivateRead): Promise<BookAddress> {
  const address = (await addressBook(read)).find(({ id }) => id === read.params['address']);
  if (address === undefined) throw fault('not-found', read.correlationId);
  return address;
}

export async function readAddressPage(read: PrivateRead) {
  const address = await findAddress(read);
  const { approachType: type, main, countryCode, version } = address;
  const unsent = consumeUnsentForm(read);
  const form =
    unsent === undefined
      ? await addressFormView(read, sectionOf(type), countryCode, addressValues(address))
      : await typedForm(read, sectionOf(type), unsent);
  const head = pageHead(read, { title: read.t('account.editAddress'), noIndex: true });
  const wantsMain = main || unsent?.['main'] === 'on';
  const owner = read.session.consumer()?.consumerNo;
  return { head, form, type, isMain: main, wantsMain, version, owner };
}

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

async function saveForm(
  shopper: Shopper,
  save: (input: BookAddressInput) => Promise<unknown>,
  done: AccountFlash,
) {
  const values = textValues(await shopper.form());
  const unsent = unsentForm(shopper, values);
  const type = values['type'] === 'B' ? 'B' : 'S';
  const isMain = values['isMain'] === 'yes';
  const wantsMain = isMain || values['main'] === 'on';
  const result = async (formErrors: readonly FormError[], status: number) => {
    const form = await typedForm(shopper, sectionOf(type), values);
    return data<AddressResult>({ formErrors, form, type, isMain, wantsMain }, { status });
  };
  if (values['intent'] === 'country') return result([], 200);
  try {
    const read = await readAddress(shopper, values, { needsEmail: false });
    if (!read.ok) return await result(read.formErrors, 400);
    await save({
      ...toInput(read.address),
      ...versionOf(values),
      approachType: type,
      ...(wantsMain ? { main: true } : {}),
    });
  } catch (error) {
    const formErrors = accountErrors(shopper, 'account.address', error, unsent);
    return result(formErrors, rejectedStatus(formErrors[0]?.code ?? ''));
  }
  throw redirectWithAccountFlash(shopper, 'account/addresses', done);
}

const toInput = ({ email: _email, ...address }: Address): Omit<BookAddressInput, 'approachType'> => address;

export const runNewAddress = (shopper: Shopper) =>
  saveForm(
    shopper,
    (body) => shopper.api.consumers.POST('/consumers-v3/consumer/address', { body }),
    'address-added',
  );

export const runAddress = (shopper: Shopper) =>
  saveForm(
    shopper,
    (body) =>
      shopper.api.consumers.PUT('/consumers-v3/consumer/address/{addressId}', {
        params: { path: { addressId: shopper.params['address'] ?? '' } },
        body,
      }),
    'address',
  );
