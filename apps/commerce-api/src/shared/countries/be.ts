import { digits, phone } from './address-form.ts';
import type { Country } from './country.ts';

/** Belgium: billing only. */
export const belgium: Country = {
  code: 'BE',
  address: { postalCode: digits(4), province: 'hidden', phone: phone(8, 15), lineLength: 35 },
};
