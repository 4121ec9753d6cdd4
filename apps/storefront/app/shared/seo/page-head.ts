import { config } from '../config/config.ts';
import type { ReadFacts } from '../reads/read-types.ts';
import { sites, type Site } from '../sites/sites.ts';

interface ForSale {
  readonly currency: string;
  readonly current: number;
  readonly original?: number | undefined;
  readonly isAvailable: boolean;
}

/** What the head of a page says: made by its loader, written by `pageMeta`. */
export interface PageHead {
  readonly title: string;
  readonly description?: string | undefined;
  readonly canonical?: string | undefined;
  /** Locales of the sites that have the page; without them all of them have. */
  readonly locales?: readonly string[] | undefined;
  readonly image?: string | undefined;
  readonly product?: ForSale | undefined;
  readonly noIndex?: true | undefined;
}

interface HeadFacts {
  readonly title: string;
  readonly description?: string | undefined;
  /** Path below the locale, such as `/c/jackets-1100`; without it the page has no canonical address. */
  readonly path?: string | undefined;
  readonly isIn?: ((site: Site) => boolean) | undefined;
  readonly image?: string | undefined;
  readonly product?: ForSale | undefined;
  readonly noIndex?: boolean | undefined;
}

/** The head of a page of a site. */
export function pageHead({ site }: Pick<ReadFacts, 'site'>, facts: HeadFacts): PageHead {
  const origin = config().publicOrigin;
  const { title, description, path, isIn = () => true, image, product, noIndex } = facts;
  const locales = sites.filter(isIn).map(({ locale }) => locale);
  return {
    title: title.includes(site.brandName) ? title : `${title} | ${site.brandName}`,
    ...(description === undefined ? {} : { description }),
    ...(path === undefined ? {} : { canonical: `${origin}/${site.locale}${path}` }),
    ...(locales.length === sites.length ? {} : { locales }),
    ...(image === undefined
      ? {}
      : { image: `${origin}${image}${image.includes('?') ? '&' : '?'}w=1200&fm=jpeg` }),
    ...(product === undefined ? {} : { product: forSale(product) }),
    ...(noIndex === true ? { noIndex } : {}),
  };
}

const forSale = ({ currency, current, original, isAvailable }: ForSale): ForSale => ({
  currency,
  current,
  ...(original === undefined || original <= current ? {} : { original }),
  isAvailable,
});
