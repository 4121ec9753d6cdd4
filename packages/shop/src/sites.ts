import type { Brand, LegalFramework, ShopDefinition, SiteDefinition, SiteSwitches } from './definition.ts';

/** What the law of a site asks of its pages. */
export interface SiteLaw {
  /** Prices include the tax, with a note about tax and delivery. */
  readonly hasPriceNote: boolean;
  /** A reduction names the lowest price of the 30 days before it. */
  readonly hasLowestPrice: boolean;
  /** Pages beside terms and privacy in the checkout. */
  readonly checkoutPages: ReadonlyArray<'imprint' | 'withdrawal' | 'accessibility'>;
}

const LAWS: Readonly<Record<LegalFramework, SiteLaw>> = {
  EU: { hasPriceNote: true, hasLowestPrice: true, checkoutPages: ['imprint', 'withdrawal', 'accessibility'] },
  GB: { hasPriceNote: true, hasLowestPrice: false, checkoutPages: [] },
  US: { hasPriceNote: false, hasLowestPrice: false, checkoutPages: [] },
};

const SWITCHES: SiteSwitches = {
  favourites: true,
  hostedVideo: true,
  groupShopAll: true,
  relativeProductUrls: false,
  dynamicNewsletter: true,
};

/** A site with all that follows from its definition. */
export interface Site extends Omit<SiteDefinition, 'law' | 'switches'> {
  readonly law: SiteLaw;
  readonly switches: SiteSwitches;
  /** In addresses, such as `nb-no`. */
  readonly locale: string;
  /** For `Intl` and `lang`, such as `nb-NO`. */
  readonly languageTag: string;
  /** Such as `NF-US`. */
  readonly siteId: string;
  /** The id of the brand. */
  readonly brand: string;
  readonly brandName: string;
}

const siteOf = (brand: Brand, { law, switches, ...facts }: SiteDefinition): Site => ({
  ...facts,
  law: LAWS[law],
  switches: { ...SWITCHES, ...switches },
  locale: `${facts.language}-${facts.country.toLowerCase()}`,
  languageTag: `${facts.language}-${facts.country}`,
  siteId: `${brand.code}-${facts.country}`,
  brand: brand.id,
  brandName: brand.name,
});

type SiteIn<Language extends string> = Site & { readonly language: Language };

/** The sites of a shop, in its order; a checked shop has at least one. */
export const sitesOf = ({
  brand,
  sites,
}: Pick<ShopDefinition, 'brand' | 'sites'>): readonly [Site, ...Site[]] => {
  const [first, ...others] = sites.map((site) => siteOf(brand, site));
  if (first === undefined) throw new TypeError('A shop without sites has not been checked.');
  return [first, ...others];
};

/**
 * The same for an application with texts in some languages.
 *
 * @throws {TypeError} for a site in another language
 */
export function sitesIn<Language extends string>(
  shop: Pick<ShopDefinition, 'brand' | 'sites'>,
  languages: readonly Language[],
): readonly [SiteIn<Language>, ...SiteIn<Language>[]] {
  const withTexts = (site: Site): SiteIn<Language> => {
    const language = languages.find((each) => each === site.language);
    if (language === undefined)
      throw new TypeError(
        `The site ${site.locale} is in a language without texts (${languages.join(', ')}).`,
      );
    return { ...site, language };
  };
  const [first, ...others] = sitesOf(shop);
  return [withTexts(first), ...others.map(withTexts)];
}
