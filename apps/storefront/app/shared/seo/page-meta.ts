import type { MetaDescriptor } from 'react-router';
import { findSite, sites } from '../sites/sites.ts';
import type { PageHead } from './page-head.ts';

/**
 * The tags of a head: title, description, canonical, the same page in the other locales, social card.
 * @example export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);
 */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (head === undefined) return [];
  const { title, description, canonical, locales, image, product, noIndex } = head;
  return [
    { title },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    ...(noIndex === true ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...(canonical === undefined || noIndex === true ? [] : canonicalTags(canonical, locales)),
    { property: 'og:title', content: title },
    { property: 'og:type', content: product === undefined ? 'website' : 'product' },
    ...(product === undefined ? [] : productTags(product)),
    ...(description === undefined ? [] : [{ property: 'og:description', content: description }]),
    ...(canonical === undefined ? [] : [{ property: 'og:url', content: canonical }]),
    ...(image === undefined
      ? []
      : [
          { property: 'og:image', content: image },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]),
  ];
}

function canonicalTags(canonical: string, locales?: readonly string[]): MetaDescriptor[] {
  const { origin, pathname, search } = new URL(canonical);
  const current = findSite(pathname);
  if (current === undefined) return [{ tagName: 'link', rel: 'canonical', href: canonical }];
  const below = pathname.slice(current.locale.length + 1) + search;
  const alternate = (hrefLang: string, locale: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: `${origin}/${locale}${below}`,
  });
  const having = sites.filter(({ locale }) => locales?.includes(locale) !== false);
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...having.map(({ languageTag, locale }) => alternate(languageTag, locale)),
    ...having.slice(0, 1).map(({ locale }) => alternate('x-default', locale)),
  ];
}

function productTags({ currency, current, original, isAvailable }: NonNullable<PageHead['product']>) {
  const price = (name: string, major: number): MetaDescriptor[] => [
    { property: `product:${name}:amount`, content: major.toFixed(2) },
    { property: `product:${name}:currency`, content: currency },
  ];
  return [
    ...price('price', original ?? current),
    ...(original === undefined ? [] : price('sale_price', current)),
    { property: 'product:availability', content: isAvailable ? 'in stock' : 'out of stock' },
  ];
}
