import { ShopProblem, type CountryTerms, type ShopDefinition } from '@haberdash/shop';
import { LANGUAGES, type Language } from '../text.ts';
import { toMinor } from '../money.ts';
import type { Country, Market, Tax } from './country.ts';
import type { Providers } from './providers.ts';

const VAT_SCALE = 1_000;

const isLanguage = (language: string): language is Language => LANGUAGES.some((each) => each === language);

const inMinor = (limits: { readonly least: number; readonly most: number }) => ({
  least: toMinor(limits.least),
  most: toMinor(limits.most),
});

const paymentsOf = ({ payments }: CountryTerms, builtIn: Providers): Providers =>
  payments === undefined
    ? builtIn
    : {
        ...(payments.wallet && { WALLET: inMinor(payments.wallet) }),
        ...(payments.payLater && { PAY_LATER: inMinor(payments.payLater) }),
      };

function taxOf(code: string, { vat }: CountryTerms, builtIn: Tax): Tax {
  if (vat === undefined) return builtIn;
  if (!builtIn.included)
    throw new ShopProblem(
      `The shop gives countries.${code}.vat, but taxes of ${code} depend on the province.`,
    );
  return { included: true, rate: Math.round(vat * VAT_SCALE) };
}

function marketOf({ code, market }: Country, shop: ShopDefinition): Market | undefined {
  const sites = shop.sites.filter(({ country }) => country === code);
  const [first] = sites;
  if (first === undefined) return undefined;
  if (market === undefined)
    throw new ShopProblem(
      `The shop has a site in ${code}, for which there are no rules of delivery and tax: add them to the file of the country.`,
    );
  const languages = sites.map(({ language }) => language);
  const unknown = languages.find((language) => !isLanguage(language));
  if (unknown !== undefined)
    throw new ShopProblem(`The shop has a site in the language ${unknown}, which has no texts.`);
  const { delivery = {}, ...terms } = shop.countries?.[code] ?? {};
  return {
    ...market,
    currency: first.currency,
    region: first.region,
    languages: languages.filter(isLanguage),
    returnDays: terms.returnDays ?? market.returnDays,
    minimumAge: terms.minimumAge ?? market.minimumAge,
    minimumPoints: terms.minimumPoints ?? market.minimumPoints,
    providers: paymentsOf(terms, market.providers),
    tax: taxOf(code, terms, market.tax),
    delivery: {
      timeZone: delivery.timeZone ?? market.delivery.timeZone,
      standard: delivery.standard ?? market.delivery.standard,
      express: delivery.express ?? market.delivery.express,
      sameDay: delivery.sameDay ?? market.delivery.sameDay,
    },
  };
}

/**
 * The countries with the markets of the shop: those that have a site, with the built-in rules where the shop
 * says nothing.
 *
 * @throws {ShopProblem} for a site in a country or a language without rules or texts
 */
export function withMarkets(builtIn: readonly Country[], shop: ShopDefinition): readonly Country[] {
  const missing = shop.sites.find(({ country }) => !builtIn.some(({ code }) => code === country));
  if (missing !== undefined)
    throw new ShopProblem(
      `The shop has a site in ${missing.country}, a country without a file in shared/countries (docs/guides/country.md).`,
    );
  return builtIn.map(({ market: _market, ...country }) => {
    const market = marketOf({ ...country, ...(_market && { market: _market }) }, shop);
    return { ...country, ...(market && { market }) };
  });
}
