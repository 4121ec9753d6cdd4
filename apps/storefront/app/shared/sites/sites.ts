/** The languages that the shop speaks. */
export type Language = 'en' | 'fr' | 'de' | 'es' | 'it';

interface ShopLaw {
  /** Prices include the tax, with a note about tax and delivery. */
  readonly hasPriceNote: boolean;
  /** A reduction names the lowest price of the 30 days before it. */
  readonly hasLowestPrice: boolean;
  /** Pages that the law requires in the checkout. */
  readonly checkoutPages: ReadonlyArray<'imprint' | 'withdrawal' | 'accessibility'>;
}

const european: ShopLaw = {
  hasPriceNote: true,
  hasLowestPrice: true,
  checkoutPages: ['imprint', 'withdrawal', 'accessibility'],
};
const british: ShopLaw = { hasPriceNote: true, hasLowestPrice: false, checkoutPages: [] };
const northAmerican: ShopLaw = { hasPriceNote: false, hasLowestPrice: false, checkoutPages: [] };

/** What a site has or not; what is off is nowhere to be seen. */
export interface SiteSwitches {
  /** Hearts, the list of favourites and the ways to it (spec 1 §6). */
  readonly favourites: boolean;
  /** Films that the player of a host shows (spec 3 §2). */
  readonly hostedVideo: boolean;
  /** The second level of the narrow menu has a link to all of it (spec 3 §2). */
  readonly groupShopAll: boolean;
  /** Reports name products by addresses without an origin (spec 2 §2). */
  readonly relativeProductUrls: boolean;
  /** The newsletter form knows customers who are signed in (spec 3 §6). */
  readonly dynamicNewsletter: boolean;
}

const SWITCHES: SiteSwitches = {
  favourites: true,
  hostedVideo: true,
  groupShopAll: true,
  relativeProductUrls: false,
  dynamicNewsletter: true,
};

interface SiteFacts {
  readonly language: Language;
  readonly country: string;
  /** In the language of the site; not asked of `Intl`, because servers and browsers word names differently. */
  readonly countryName: string;
  readonly region: 'NORA' | 'EMEA';
  readonly currency: 'USD' | 'CAD' | 'GBP' | 'EUR';
  readonly law: ShopLaw;
  readonly usesMiles?: true;
  /** The panels of the main menu open by a press; elsewhere by the pointer alone (spec 3 §2). */
  readonly menuOpensOn?: 'click';
  readonly switches?: Partial<SiteSwitches>;
}

/** One shop of a brand in a country and a language: everything that differs between them is data here. */
export interface Site extends SiteFacts {
  readonly switches: SiteSwitches;
  readonly locale: string;
  readonly languageTag: string;
  readonly brand: string;
  readonly brandName: string;
  readonly siteId: string;
}

const site = (facts: SiteFacts): Site => ({
  ...facts,
  switches: { ...SWITCHES, ...facts.switches },
  brand: 'northfell',
  brandName: 'Northfell',
  locale: `${facts.language}-${facts.country.toLowerCase()}`,
  languageTag: `${facts.language}-${facts.country}`,
  siteId: `NF-${facts.country}`,
});

const nora = { region: 'NORA', law: northAmerican } as const;
const canada = { ...nora, country: 'CA', countryName: 'Canada', currency: 'CAD' } as const;
const euro = { region: 'EMEA', law: european, currency: 'EUR' } as const;

/** The sites of the shop, a line each; the first one is for visitors whose languages none of them speaks. */
export const sites = [
  site({
    ...nora,
    language: 'en',
    country: 'US',
    countryName: 'United States',
    currency: 'USD',
    usesMiles: true,
  }),
  site({ ...canada, language: 'en' }),
  site({ ...canada, language: 'fr' }),
  site({
    region: 'EMEA',
    law: british,
    language: 'en',
    country: 'GB',
    countryName: 'United Kingdom',
    currency: 'GBP',
    usesMiles: true,
  }),
  site({ ...euro, language: 'fr', country: 'FR', countryName: 'France' }),
  site({ ...euro, language: 'de', country: 'DE', countryName: 'Deutschland' }),
  site({ ...euro, language: 'es', country: 'ES', countryName: 'España' }),
  site({ ...euro, language: 'it', country: 'IT', countryName: 'Italia', menuOpensOn: 'click' }),
] as const;

/** The site that pages without one (an unknown locale, a broken address) are shown in. */
export const defaultSite: Site = sites[0];

/** The site whose locale opens a path, or undefined. */
export function findSite(pathname: string): Site | undefined {
  const first = pathname.split('/', 2)[1] ?? '';
  return sites.find(({ locale }) => locale === first);
}

export const siteAt = (pathname: string): Site => findSite(pathname) ?? defaultSite;

/** The site of a locale that is one of ours. */
export const siteOf = (locale: string): Site => siteAt(`/${locale}`);
