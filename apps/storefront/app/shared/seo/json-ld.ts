import { config } from '../config/config.ts';
import type { Site } from '../sites/sites.ts';

/** The facts of a page for search engines. */
export type JsonLdData = Readonly<Record<string, unknown>>;

/** The shop and its search, for the home page. */
export function homeJsonLd({ brandName, locale }: Site): JsonLdData {
  const home = `${config().publicOrigin}/${locale}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brandName,
    url: home,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${home}/search?q={q}`,
      'query-input': 'required name=q',
    },
  };
}

/** The way from home to a page. */
export function breadcrumbJsonLd(
  { locale }: Pick<Site, 'locale'>,
  links: ReadonlyArray<{ readonly text: string; readonly url: string }>,
): JsonLdData {
  const { publicOrigin } = config();
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ text, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: `${publicOrigin}/${locale}${url}`,
    })),
  };
}
