import { expect, it } from 'vitest';
import { sites, type PreviewSite } from './sites.ts';

const SHOP = '../../../../storefront/app/shared/sites/sites.ts';
const COUNTRIES = '../../../../commerce-api/src/shared/countries/countries.gen.ts';

interface SoldCountry {
  readonly code: string;
  readonly market?: Pick<PreviewSite, 'region' | 'currency'> & { readonly languages: readonly string[] };
}

/** Loaded at run time: an application may not import another one. */
const load = (path: string) => import(new URL(path, import.meta.url).href);

const known = ({
  locale,
  language,
  siteId,
  brand,
  region,
  currency,
  languageTag,
}: PreviewSite): PreviewSite => ({ locale, language, siteId, brand, region, currency, languageTag });

it('every site of the shop is previewed, as the shop has it', async () => {
  // The shop's table has more fields.
  const { sites: ofShop } = (await load(SHOP)) as { readonly sites: readonly PreviewSite[] };
  expect(sites.map(known)).toEqual(ofShop.map(known));
});

it('every country that the service sells to is previewed in all its languages, with its region and currency', async () => {
  // The service's table has more fields.
  const { countries } = (await load(COUNTRIES)) as { readonly countries: readonly SoldCountry[] };
  const sold = countries.flatMap(({ code, market }) =>
    market === undefined
      ? []
      : market.languages.map((language) => ({
          languageTag: `${language}-${code}`,
          region: market.region,
          currency: market.currency,
        })),
  );
  const previewed = sites.map(({ languageTag, region, currency }) => ({ languageTag, region, currency }));
  const inOrder = (list: typeof sold) =>
    list.toSorted((one, other) => (one.languageTag < other.languageTag ? -1 : 1));
  expect(inOrder(previewed)).toEqual(inOrder(sold));
});
