import type { ShopDefinition } from './definition.ts';

/** A shop of two countries. */
export const fjellvik: ShopDefinition = {
  brand: { id: 'fjellvik', name: 'Fjellvik', code: 'FV' },
  seller: { default: ['Fjellvik AS', 'Storgata 1', '0155 Oslo', 'NO 999 999 999 MVA'] },
  sites: [
    { language: 'nb', country: 'NO', countryName: 'Norge', region: 'EMEA', currency: 'NOK', law: 'EU' },
    {
      language: 'en',
      country: 'GB',
      countryName: 'United Kingdom',
      region: 'EMEA',
      currency: 'GBP',
      law: 'GB',
      switches: { favourites: false },
    },
  ],
  currencies: {
    NOK: {
      delivery: { standard: 79, express: 149, sameDay: 199, collectionPoint: 49, freeFrom: 999 },
      giftCards: { least: 100, most: 5_000 },
    },
    GBP: {
      delivery: { standard: 4.95, express: 9.95, sameDay: 12.95, collectionPoint: 2.95, freeFrom: 60 },
      giftCards: { least: 10, most: 500 },
    },
  },
  countries: { NO: { returnDays: 14, delivery: { timeZone: 'Europe/Oslo', standard: [2, 4] } } },
};
