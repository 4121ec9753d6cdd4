import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import { addressFields } from '../model/address-fields.ts';
import { addressFormView, type AddressFormView, type Reader } from './address.server.ts';

const countryName = (languageTag: string, code: string): string =>
  new Intl.DisplayNames([languageTag], { type: 'region' }).of(code) ?? code;

/** A form with what was typed; without the rules of its country it has the fields of any country. */
export async function typedForm(
  read: Reader,
  section: 'shipping' | 'billing',
  values: Readonly<Record<string, string>>,
): Promise<AddressFormView> {
  const countryCode = values['countryCode'] ?? '';
  try {
    return await addressFormView(read, section, countryCode, values);
  } catch (error) {
    if (!isFailedRead(error)) throw error;
    const known = /^[A-Z]{2}$/.test(countryCode) ? countryCode : read.site.country;
    return {
      countryCode: known,
      countries: [{ value: known, label: countryName(read.site.languageTag, known) }],
      dialCode: values['phoneCode'] ?? '',
      fields: addressFields(known, { countryCode: known, fields: {}, provinces: [] }, section),
      values,
    };
  }
}
