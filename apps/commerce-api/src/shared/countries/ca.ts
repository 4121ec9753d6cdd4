import { northAmericanPhone, provinceList, canadianPlace } from './address-form.ts';
import type { Country } from './country.ts';

// Provinces by name in each language.
const english = provinceList(
  'AB:Alberta|BC:British Columbia|MB:Manitoba|NB:New Brunswick|NL:Newfoundland and Labrador|NS:Nova Scotia|NT:Northwest Territories|NU:Nunavut|ON:Ontario|PE:Prince Edward Island|QC:Quebec|SK:Saskatchewan|YT:Yukon',
);
const french = provinceList(
  'AB:Alberta|BC:Colombie-Britannique|PE:Île-du-Prince-Édouard|MB:Manitoba|NB:Nouveau-Brunswick|NS:Nouvelle-Écosse|NU:Nunavut|ON:Ontario|QC:Québec|SK:Saskatchewan|NL:Terre-Neuve-et-Labrador|NT:Territoires du Nord-Ouest|YT:Yukon',
);

/** Federal and provincial rates together. */
const salesTax = {
  AB: 5_000,
  BC: 12_000,
  MB: 12_000,
  NB: 15_000,
  NL: 15_000,
  NS: 14_000,
  NT: 5_000,
  NU: 5_000,
  ON: 13_000,
  PE: 15_000,
  QC: 14_975,
  SK: 11_000,
  YT: 5_000,
};

/** Canada: sales tax by province, also on delivery. */
export const canada: Country = {
  code: 'CA',
  address: {
    postalCode: {
      required: true,
      minLength: 6,
      maxLength: 7,
      pattern: '^[ABCEGHJ-NPRSTVXYabceghj-nprstvxy][0-9][A-Za-z] ?[0-9][A-Za-z][0-9]$',
      maskFormat: 'AXA XAX',
      capitalize: true,
    },
    postalCodeGap: { after: 3, sign: ' ' },
    placeLines: canadianPlace,
    province: 'required',
    provinces: (language) => (language === 'fr' ? french : english),
    phone: northAmericanPhone,
    lineLength: 35,
  },
  market: {
    currency: 'CAD',
    region: 'NORA',
    languages: ['en', 'fr'],
    minimumAge: 13,
    shoeSizes: 'US',
    returnDays: 60,
    minimumPoints: 500,
    providers: {
      WALLET: { least: 100, most: 700_000 },
      PAY_LATER: { least: 3_500, most: 120_000 },
    },
    delivery: {
      timeZone: 'America/Toronto',
      standard: [4, 7],
      express: [2, 3],
      sameDay: ['M4', 'M5', 'M6', 'H2', 'H3', 'V6'],
    },
    tax: { included: false, rates: salesTax, otherRate: 5_000, onShipping: true },
  },
};
