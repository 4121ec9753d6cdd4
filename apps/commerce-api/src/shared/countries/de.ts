import { digits, phone } from './address-form.ts';
import type { Country } from './country.ts';

export const germany: Country = {
  code: 'DE',
  address: {
    postalCode: digits(5),
    province: 'hidden',
    phone: phone(6, 16),
    lineLength: 35,
  },
  market: {
    currency: 'EUR',
    region: 'EMEA',
    languages: ['de'],
    minimumAge: 16,
    customsUnion: 'EU',
    shoeSizes: 'EU',
    returnDays: 60,
    minimumPoints: 500,
    providers: {
      WALLET: { least: 100, most: 500_000 },
      PAY_LATER: { least: 2_000, most: 150_000 },
    },
    delivery: {
      timeZone: 'Europe/Berlin',
      standard: [2, 4],
      express: [1, 2],
      sameDay: ['10', '12', '80', '20'],
    },
    tax: { included: true, rate: 19_000 },
  },
};
