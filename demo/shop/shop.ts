import type { ShopDefinition } from '@haberdash/shop';

const nora = { region: 'NORA', law: 'US' } as const;
const canada = { ...nora, country: 'CA', countryName: 'Canada', currency: 'CAD' } as const;
const euro = { region: 'EMEA', law: 'EU', currency: 'EUR' } as const;

/** The demo shop: eight sites of seven countries. */
export default {
  brand: { id: 'northfell', name: 'Northfell', code: 'NF' },
  seller: { default: ['Northfell Demo Ltd', '1 Example Street', '00000 Exampletown', 'VAT XX000000000'] },
  sites: [
    {
      ...nora,
      language: 'en',
      country: 'US',
      countryName: 'United States',
      currency: 'USD',
      usesMiles: true,
    },
    { ...canada, language: 'en' },
    { ...canada, language: 'fr' },
    {
      language: 'en',
      country: 'GB',
      countryName: 'United Kingdom',
      region: 'EMEA',
      law: 'GB',
      currency: 'GBP',
      usesMiles: true,
    },
    { ...euro, language: 'fr', country: 'FR', countryName: 'France' },
    { ...euro, language: 'de', country: 'DE', countryName: 'Deutschland' },
    { ...euro, language: 'es', country: 'ES', countryName: 'España' },
    { ...euro, language: 'it', country: 'IT', countryName: 'Italia', menuOpensOn: 'click' },
  ],
  currencies: {
    USD: {
      delivery: { standard: 7.95, express: 18.95, sameDay: 24.95, collectionPoint: 4.95, freeFrom: 75 },
      giftCards: { least: 10, most: 500 },
    },
    CAD: {
      delivery: { standard: 9.95, express: 21.95, sameDay: 27.95, collectionPoint: 5.95, freeFrom: 100 },
      giftCards: { least: 10, most: 500 },
    },
    GBP: {
      delivery: { standard: 4.95, express: 9.95, sameDay: 12.95, collectionPoint: 2.95, freeFrom: 60 },
      giftCards: { least: 10, most: 500 },
    },
    EUR: {
      delivery: { standard: 5.95, express: 12.95, sameDay: 16.95, collectionPoint: 3.95, freeFrom: 75 },
      giftCards: { least: 10, most: 500 },
    },
  },
} satisfies ShopDefinition;
