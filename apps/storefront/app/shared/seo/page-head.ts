import { config } from '../config/config.ts';
import type { ReadFacts } from '../reads/define-read.ts';

/** What the head of a page says: made by its loader, written by `pageMeta`. */
export interface PageHead {
  readonly title: string;
  readonly description?: string | undefined;
  /** Full address, only with the parameters that make another page. */
  readonly canonical?: string | undefined;
  readonly image?: string | undefined;
  readonly noIndex?: true | undefined;
}

interface HeadFacts {
  readonly title: string;
  readonly description?: string | undefined;
  /** Path below the locale, such as `/c/jackets-1100`; without it the page has no canonical address. */
  readonly path?: string | undefined;
  /** Path of a picture at the image endpoint. */
  readonly image?: string | undefined;
  readonly noIndex?: boolean | undefined;
}

/** The head of a page of a site. */
export function pageHead({ site }: Pick<ReadFacts, 'site'>, facts: HeadFacts): PageHead {
  const origin = config().publicOrigin;
  const { title, description, path, image, noIndex } = facts;
  return {
    title: title.includes(site.brandName) ? title : `${title} | ${site.brandName}`,
    ...(description === undefined ? {} : { description }),
    ...(path === undefined ? {} : { canonical: `${origin}/${site.locale}${path}` }),
    ...(image === undefined
      ? {}
      : { image: `${origin}${image}${image.includes('?') ? '&' : '?'}w=1200&fm=jpeg` }),
    ...(noIndex === true ? { noIndex } : {}),
  };
}
