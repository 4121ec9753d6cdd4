import { digits, phone } from './address-form.ts';
import type { Country } from './country.ts';

/** Austria: billing only. */
export const austria: Country = {
  code: 'AT',
  address: { postalCode: digits(4), province: 'hidden', phone: phone(6, 16), lineLength: 35 },
};
