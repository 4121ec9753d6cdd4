import { digits, phone } from './address-form.ts';
import type { Country } from './country.ts';

export const norway: Country = {
  code: 'NO',
  address: {
    postalCode: digits(4),
    province: 'hidden',
    phone: phone(8, 16),
    lineLength: 35,
  },
  market: {
    currency: 'NOK',
    region: 'EMEA',
    languages: [],
    minimumAge: 13,
    shoeSizes: 'EU',
    returnDays: 14,
    minimumPoints: 500,
    providers: {
      WALLET: { least: 1_000, most: 5_000_000 },
      PAY_LATER: { least: 20_000, most: 1_500_000 },
    },
    delivery: {
      timeZone: 'Europe/Oslo',
      standard: [2, 5],
      express: [1, 2],
      sameDay: ['00', '01', '02', '03'],
    },
    tax: { included: true, rate: 25_000 },
  },
};
