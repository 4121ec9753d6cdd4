import { northAmericanPhone, provinceList, americanPlace } from './address-form.ts';
import type { Country } from './country.ts';

/** States, federal district, territories and military codes. */
const states = provinceList(
  'AL:Alabama|AK:Alaska|AZ:Arizona|AR:Arkansas|CA:California|CO:Colorado|CT:Connecticut|DE:Delaware|DC:District of Columbia|FL:Florida|GA:Georgia|HI:Hawaii|ID:Idaho|IL:Illinois|IN:Indiana|IA:Iowa|KS:Kansas|KY:Kentucky|LA:Louisiana|ME:Maine|MD:Maryland|MA:Massachusetts|MI:Michigan|MN:Minnesota|MS:Mississippi|MO:Missouri|MT:Montana|NE:Nebraska|NV:Nevada|NH:New Hampshire|NJ:New Jersey|NM:New Mexico|NY:New York|NC:North Carolina|ND:North Dakota|OH:Ohio|OK:Oklahoma|OR:Oregon|PA:Pennsylvania|RI:Rhode Island|SC:South Carolina|SD:South Dakota|TN:Tennessee|TX:Texas|UT:Utah|VT:Vermont|VA:Virginia|WA:Washington|WV:West Virginia|WI:Wisconsin|WY:Wyoming|AS:American Samoa|GU:Guam|MP:Northern Mariana Islands|PR:Puerto Rico|VI:U.S. Virgin Islands|AA:Armed Forces Americas|AE:Armed Forces Europe|AP:Armed Forces Pacific',
);

/** Combined average rates; other states have no sales tax. */
const salesTax = {
  AL: 9_290,
  AZ: 8_380,
  AR: 9_450,
  CA: 8_850,
  CO: 7_810,
  CT: 6_350,
  DC: 6_000,
  FL: 7_000,
  GA: 7_380,
  HI: 4_500,
  ID: 6_030,
  IL: 8_860,
  IN: 7_000,
  IA: 6_940,
  KS: 8_650,
  KY: 6_000,
  LA: 9_560,
  ME: 5_500,
  MD: 6_000,
  MA: 6_250,
  MI: 6_000,
  MN: 8_040,
  MS: 7_060,
  MO: 8_390,
  NE: 6_970,
  NV: 8_240,
  NJ: 6_600,
  NM: 7_620,
  NY: 8_530,
  NC: 7_000,
  ND: 7_040,
  OH: 7_240,
  OK: 8_990,
  PA: 6_340,
  RI: 7_000,
  SC: 7_500,
  SD: 6_110,
  TN: 9_550,
  TX: 8_200,
  UT: 7_250,
  VT: 6_370,
  VA: 5_770,
  WA: 9_380,
  WV: 6_570,
  WI: 5_700,
  WY: 5_440,
};

/** The United States: sales tax by state, not on delivery. */
export const unitedStates: Country = {
  code: 'US',
  address: {
    postalCode: {
      required: true,
      minLength: 5,
      maxLength: 10,
      pattern: '^[0-9]{5}(?:-[0-9]{4})?$',
      maskFormat: 'XXXXX-XXXX',
    },
    postalCodeGap: { after: 5, sign: '-' },
    placeLines: americanPlace,
    province: 'required',
    provinces: () => states,
    phone: northAmericanPhone,
    lineLength: 35,
  },
  market: {
    currency: 'USD',
    region: 'NORA',
    languages: ['en'],
    minimumAge: 13,
    shoeSizes: 'US',
    returnDays: 60,
    minimumPoints: 500,
    providers: {
      WALLET: { least: 100, most: 500_000 },
      PAY_LATER: { least: 3_500, most: 100_000 },
    },
    delivery: {
      timeZone: 'America/New_York',
      standard: [3, 5],
      express: [1, 2],
      sameDay: ['100', '101', '102', '112', '606', '900', '941'],
    },
    tax: { included: false, rates: salesTax, otherRate: 0, onShipping: false },
  },
};
