import { digits, phone } from './address-form.ts';
import type { Country } from './country.ts';

export const france: Country = {
  code: 'FR',
  address: {
    postalCode: digits(5),
    province: 'hidden',
    phone: phone(9, 15),
    lineLength: 38,
  },
  market: {
    currency: 'EUR',
    region: 'EMEA',
    languages: ['fr'],
    minimumAge: 15,
    customsUnion: 'EU',
    shoeSizes: 'EU',
    returnDays: 60,
    minimumPoints: 500,
    providers: {
      WALLET: { least: 100, most: 500_000 },
      PAY_LATER: { least: 5_000, most: 100_000 },
    },
    delivery: { timeZone: 'Europe/Paris', standard: [3, 5], express: [1, 2], sameDay: ['75', '92'] },
    tax: { included: true, rate: 20_000 },
  },
};
