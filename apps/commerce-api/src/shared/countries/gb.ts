import { phone, britishPlace } from './address-form.ts';
import type { Country } from './country.ts';

export const unitedKingdom: Country = {
  code: 'GB',
  address: {
    postalCode: {
      required: true,
      minLength: 5,
      maxLength: 8,
      pattern: '^[A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}$',
      capitalize: true,
    },
    postalCodeGap: { after: -3, sign: ' ' },
    placeLines: britishPlace,
    province: 'hidden',
    phone: phone(9, 16),
    lineLength: 35,
  },
  market: {
    currency: 'GBP',
    region: 'EMEA',
    languages: ['en'],
    minimumAge: 13,
    shoeSizes: 'UK',
    returnDays: 60,
    minimumPoints: 500,
    providers: {
      WALLET: { least: 100, most: 400_000 },
      PAY_LATER: { least: 3_000, most: 80_000 },
    },
    delivery: {
      timeZone: 'Europe/London',
      standard: [3, 4],
      express: [1, 2],
      sameDay: ['EC', 'WC', 'SE1', 'SW1', 'W1', 'N1', 'E1'],
    },
    tax: { included: true, rate: 20_000 },
  },
};
