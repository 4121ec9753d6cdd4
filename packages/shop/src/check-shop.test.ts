import { describe, expect, it } from 'vitest';
import { checkShop } from './check-shop.ts';
import { fjellvik } from './shop.fixtures.ts';
import { sitesIn, sitesOf } from './sites.ts';

const problemsOf = (change: Readonly<Record<string, unknown>>): string[] => {
  try {
    checkShop({ ...fjellvik, ...change });
    return [];
  } catch (error) {
    return String(error).replace('ShopProblem: ', '').split('\n');
  }
};
const [norway, britain] = fjellvik.sites;

describe('a definition', () => {
  it('that holds its rules comes back as it is', () => {
    expect(checkShop(fjellvik)).toEqual(fjellvik);
  });

  it.each([
    ['an unknown field', { brand: { ...fjellvik.brand, slogan: 'x' } }, 'brand.slogan is not known.'],
    ['a missing field', { brand: { id: 'fjellvik', name: 'Fjellvik' } }, 'brand.code is missing.'],
    ['no site', { sites: [] }, 'sites must have a site.'],
    ['a site twice', { sites: [norway, norway, britain] }, 'sites[1] is nb-NO a second time.'],
    [
      'a currency without terms',
      { sites: [norway, { ...britain, currency: 'EUR' }] },
      'sites[1].currency has no terms in currencies.EUR.',
    ],
    [
      'two currencies in a country',
      { sites: [norway, { ...britain, country: 'NO' }] },
      'sites[1].currency must be NOK as on the other sites of NO.',
    ],
    ['a currency of no site', { sites: [norway] }, 'currencies.GBP is the currency of no site.'],
    [
      'a currency without hundredths',
      { sites: [{ ...norway, currency: 'JPY' }, britain] },
      'sites[0].currency must be a currency with two digits after the point.',
    ],
    [
      'three digits after the point',
      {
        currencies: {
          ...fjellvik.currencies,
          GBP: { ...fjellvik.currencies['GBP'], giftCards: { least: 1.005, most: 5 } },
        },
      },
      'currencies.GBP.giftCards.least must have at most two digits after the point.',
    ],
    [
      'a country of no site',
      { countries: { SE: { returnDays: 14 } } },
      'countries.SE is the country of no site.',
    ],
    [
      'days the wrong way round',
      { countries: { NO: { delivery: { standard: [4, 2] } } } },
      'countries.NO.delivery.standard must not end before it begins.',
    ],
    [
      'a time zone that is none',
      { countries: { NO: { delivery: { timeZone: 'Oslo' } } } },
      'countries.NO.delivery.timeZone must be a time zone such as Europe/Oslo.',
    ],
  ])('with %s is rejected at its place', (_name, change, problem) => {
    expect(problemsOf(change)).toContain(problem);
  });

  it('names all that is wrong at once', () => {
    expect(problemsOf({ brand: { id: 'F', name: '', code: 'f' } })).toHaveLength(3);
  });
});

it('a site has what follows from brand, language, country and law', () => {
  const [first, second] = sitesOf(checkShop(fjellvik));
  expect(first).toMatchObject({
    locale: 'nb-no',
    languageTag: 'nb-NO',
    siteId: 'FV-NO',
    brand: 'fjellvik',
    brandName: 'Fjellvik',
    law: { hasLowestPrice: true },
    switches: { favourites: true, relativeProductUrls: false },
  });
  expect(second).toMatchObject({
    siteId: 'FV-GB',
    law: { hasLowestPrice: false },
    switches: { favourites: false },
  });
});

it('a site in a language without texts is named', () => {
  expect(sitesIn(fjellvik, ['en', 'nb']).map(({ language }) => language)).toEqual(['nb', 'en']);
  expect(() => sitesIn(fjellvik, ['en'])).toThrow('The site nb-no is in a language without texts (en).');
});
