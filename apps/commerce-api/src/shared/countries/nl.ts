import { phone } from './address-form.ts';
import type { Country } from './country.ts';

/** The Netherlands: billing only. */
export const netherlands: Country = {
  code: 'NL',
  address: {
    postalCode: {
      required: true,
      minLength: 6,
      maxLength: 7,
      pattern: '^[1-9][0-9]{3} ?[A-Za-z]{2}$',
      maskFormat: 'XXXX AA',
      capitalize: true,
    },
    postalCodeGap: { after: 4, sign: ' ' },
    province: 'hidden',
    phone: phone(9, 15),
    lineLength: 35,
  },
};
